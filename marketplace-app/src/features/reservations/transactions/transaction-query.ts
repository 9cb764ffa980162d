import { isSettling } from '@stackyard/shared/domain/order-status'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { apiQuery } from '../../../lib/api'

/** How often an order is asked for while a payment step is running, in milliseconds; less often for what takes days. */
const followEvery = 2_000
const lookEvery = 60_000
/** The same while an arrived payment has no invoice yet, which the server makes a moment later. */
const awaitEvery = 5_000
/** How long after its order's last event an invoice is waited for; from then on it is not asked for by itself. */
const awaitedFor = 2 * 60_000

/** A refund that the bank has and that takes days. */
export const isRefundUnderWay = ({ paymentState, events }: Pick<Transaction, 'paymentState' | 'events'>): boolean =>
  paymentState === 'refunding' && events.at(-1)?.action === 'refund_pending'

type Followed = Pick<Transaction, 'paymentState' | 'invoice' | 'failure' | 'events'>

/** After how many milliseconds an order is asked for again; false when nothing of it is on its way. `now` is an instant. */
export function followedEvery(transaction: Followed | undefined, now: number): number | false {
  if (!transaction) return false
  if (transaction.paymentState === 'captured' && transaction.invoice === null)
    return now - Date.parse(transaction.events.at(-1)?.at ?? '') < awaitedFor ? awaitEvery : false
  if (!isSettling(transaction.paymentState)) return false
  return isRefundUnderWay(transaction) || transaction.failure ? lookEvery : followEvery
}

/** One order; while money or its invoice is on its way it is asked for again until that has settled. */
export const transactionQuery = (id: number) =>
  apiQuery.transaction.get.queryOptions({
    input: { id },
    select: (reply) => reply.results,
    refetchInterval: (query) => followedEvery(query.state.data?.results, Date.now()),
  })
