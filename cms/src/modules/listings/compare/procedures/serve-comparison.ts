import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { compareListings } from '../operations/compare-listings'
import { printComparison } from '../print-comparison'

export const list: Procedure<Contract['compare']['list']> = async ({ input, context }) =>
  reply(await compareListings(context.services, context.user, input))

export const sheet: Procedure<Contract['compare']['sheet']> = async ({ input, context }) => {
  const compared = await compareListings(context.services, context.user, input)
  if (compared.length === 0) throw new CodedError('LISTING_UNAVAILABLE')
  const body = await printComparison(compared, input, context.services.clock.now())
  context.responseHeaders.set('content-disposition', 'attachment; filename="comparison.pdf"')
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([new Uint8Array(body)], 'comparison.pdf', { type: 'application/pdf' })
}
