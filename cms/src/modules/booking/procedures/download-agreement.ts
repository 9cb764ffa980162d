import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../platform/procedure'
import { readAgreement } from '../operations/keep-agreement'

export const downloadAgreement: Procedure<Contract['transaction']['agreement']> = async ({ input, context }) => {
  const { body, orderId, sha256 } = await readAgreement(context.services, context.user, input.id)
  const name = `agreement-${orderId}.pdf`
  context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  context.responseHeaders.set('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}
