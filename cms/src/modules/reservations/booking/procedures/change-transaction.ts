import type { Contract } from '@stackyard/shared/contract/index'
import type { OrderAction } from '@stackyard/shared/domain/order-process'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Procedure } from '../../../../platform/procedure'
import type { Services } from '../../../../platform/services'
import { changePoNumber } from '../operations/change-po-number'
import { changeOrder, type Acting } from '../operations/change-order'
import { present } from '../operations/list-orders'

type Call = { input: { id: number }; context: { services: Services; user: SessionUser } }
type Actor = Acting['actor']

/** Takes the action as the actor the endpoint is for, and answers with the order after it. */
const change = async ({ input, context }: Call, action: OrderAction, actor: Actor, message: string) => {
  const { services, user } = context
  const order = await changeOrder(services, input.id, action, { actor, userId: user.id })
  const [transaction] = await present(services, [order], user)
  if (!transaction) throw new Error(`order ${order.id} could not be shown`)
  return reply(transaction, { message })
}

export const completeTransaction: Procedure<Contract['transaction']['complete']> = (call) =>
  change(call, 'complete', 'seller', text('transaction.complete.success'))

/** The user variant: as customer of a pending order, or as its seller. */
export const cancelTransaction: Procedure<Contract['transaction']['cancel']> = (call) =>
  change(
    call,
    'cancel',
    call.context.user.userType === 'seller' ? 'seller' : 'customer',
    text('transaction.cancel.success'),
  )

export const requestCancelTransaction: Procedure<Contract['transaction']['requestCancel']> = (call) =>
  change(call, 'request-cancel', 'customer', text('transaction.requestCancel.success'))

export const declineCancelRequest: Procedure<Contract['transaction']['declineCancelRequest']> = (call) =>
  change(call, 'decline-cancel-request', 'seller', text('transaction.decline.success'))

export const setPoNumber: Procedure<Contract['transaction']['poNumber']> = async ({ input, context }) => {
  const { services, user } = context
  const [transaction] = await present(services, [await changePoNumber(services, user.id, input)], user)
  if (!transaction) throw new Error(`order ${input.id} could not be shown`)
  return reply(transaction)
}

export const approveTransaction: Procedure<Contract['adminTransaction']['approve']> = (call) =>
  change(call, 'approve', 'admin', text('transaction.approve.success'))

export const cancelTransactionAsAdmin: Procedure<Contract['adminTransaction']['cancel']> = (call) =>
  change(call, 'cancel', 'admin', text('transaction.cancel.success'))
