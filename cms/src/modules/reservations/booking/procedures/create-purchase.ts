import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { placeOrder } from '../operations/place-order'

const RETRY_AFTER_SECONDS = '2'

export const createPurchase: Procedure<Contract['purchase']['create']> = async ({ input, context }) => {
  const { services, user, headers, responseHeaders } = context
  const keyHeader = headers.get('idempotency-key')
  const placed = await placeOrder(services, { user, input, keyHeader }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'REQUEST_IN_PROGRESS')
      responseHeaders.set('retry-after', RETRY_AFTER_SECONDS)
    throw error
  })
  const { id, status, paymentState } = placed.order
  const results = { id, _id: id, status, paymentState, clientSecret: placed.clientSecret }
  return reply(results, { message: text('purchase.success') })
}
