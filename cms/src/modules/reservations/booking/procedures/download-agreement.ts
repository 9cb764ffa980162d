import { createHash } from 'node:crypto'
import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../../platform/procedure'
import { readAgreement } from '../operations/keep-agreement'

export const downloadAgreement: Procedure<Contract['transaction']['agreement']> = async ({ input, context }) => {
  const { body, orderId } = await readAgreement(context.services, context.user, input)
  const name = input.language === 'en' ? `agreement-${orderId}.pdf` : `agreement-${orderId}-${input.language}.pdf`
  context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  // Of what is sent: a translation, or an agreement that was printed again without an erased name has another one than was noted.
  const digest = createHash('sha256').update(body).digest('base64')
  context.responseHeaders.set('repr-digest', `sha-256=:${digest}:`)
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}
