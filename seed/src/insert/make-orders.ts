import { changeOrder } from '@stackyard/cms/modules/reservations/booking/operations/change-order'
import { placeOrder } from '@stackyard/cms/modules/reservations/booking/operations/place-order'
import type { Services } from '@stackyard/cms/platform/services'
import { PurchaseInput } from '@stackyard/shared/schema/purchase'
import { accounts } from '../plans/accounts'
import { listingIds } from '../plans/well-known'
import { findUserById } from './find-user'
import type { PaymentIds } from './make-payments'
import { makeHistory, type Past } from './make-history'
import type { Sequel } from './make-payouts'

type Step = 'complete' | 'cancel' | 'request-cancel'
type Wish = {
  order: Record<string, unknown>
  next?: { action: Step; by: 'customer' | 'seller' }
  sequel?: Sequel
  past?: Past
}

const storage = (warehouseId: number, quantity: number, selectedTerm: number) => ({
  type: 'offering',
  warehouseId,
  quantity,
  selectedTerm,
  spaceType: 'PALLET',
})

const accepted = { action: 'complete', by: 'seller' } as const

const past = (months: number, daysLate: readonly number[] = [0]): Wish => ({
  order: storage(listingIds.main, 4, 1),
  next: accepted,
  past: { months, daysLate },
})

/** What customer@ had at a warehouse in the last year, so that it has a service record. */
const history: readonly Wish[] = [
  past(10, [0, 0]),
  past(8),
  past(7, [0, 1]),
  {
    order: storage(listingIds.main, 4, 1),
    next: { action: 'cancel', by: 'seller' },
    past: { months: 6, daysLate: [] },
  },
  past(5),
  past(3),
]

/** One reservation in each state that a merchant and a provider meet, and the payouts of some. */
const wishes: readonly Wish[] = [
  { order: storage(listingIds.tiers, 10, 1), next: accepted, sequel: 'sent' },
  { order: storage(listingIds.main, 16, 6), next: accepted, sequel: 'sent' },
  { order: storage(listingIds.tiers, 8, 1), next: accepted, sequel: 'returned' },
  { order: storage(listingIds.hotRack, 20, 6), next: accepted },
  { order: storage(listingIds.tiers, 6, 1), next: { action: 'cancel', by: 'customer' } },
  { order: storage(listingIds.tiers, 12, 3), next: { action: 'request-cancel', by: 'customer' } },
  { order: { type: 'fulfillment', warehouseId: listingIds.tiers, monthlyVolumeTier: '501 to 2000' } },
  { order: storage(listingIds.main, 12, 3) },
  {
    order: { ...storage(listingIds.main, 18, 3), fulfillment: { monthlyVolumeTier: '501 to 2000' } },
    next: accepted,
  },
]

/**
 * Places orders of customer@ with seller@ and moves them on, by the operations that the app calls. Answers those whose
 * money goes on to the seller.
 */
export async function makeOrders(
  services: Services,
  { cardId, billingInfoId }: PaymentIds,
): Promise<{ id: number; sequel: Sequel }[]> {
  const paid: { id: number; sequel: Sequel }[] = []
  const user = await findUserById(services, accounts.customer.id)
  const before: (Past & { id: number })[] = []
  for (const [index, { order, next, sequel, past }] of [...history, ...wishes].entries()) {
    const input = PurchaseInput.parse({ ...order, agree: true, paymentType: 'CARD', cardId, billingInfoId })
    const placed = await placeOrder(services, {
      user,
      input,
      keyHeader: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    })
    if (next)
      await changeOrder(services, placed.order.id, next.action, { actor: next.by, userId: accounts[next.by].id })
    if (sequel) paid.push({ id: placed.order.id, sequel })
    if (past) before.push({ id: placed.order.id, ...past })
  }
  await makeHistory(services, before)
  return paid
}
