import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { RateTarget } from '@stackyard/shared/schema/rate-upload'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { uploadRates } from '../operations/upload-rates'

/** Listing and tier come in the query string, the file in the form. */
export const uploadFulfillmentRates: Procedure<Contract['supply']['uploadRates']> = async ({ input, context }) => {
  const { searchParams } = context
  const target = RateTarget.safeParse({
    id: searchParams.get('id') ?? input.id,
    tierName: searchParams.get('tierName') ?? input.tierName,
  })
  if (!target.success) {
    const issues = target.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new CodedError('VALIDATION_FAILED', { issues })
  }
  const { file, confirmPrices } = input
  return reply(await uploadRates(context.services, context.user, { ...target.data, file, confirmPrices }))
}
