import { amend } from '@stackyard/shared/domain/amendment'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import { amendmentsOf } from '../../api/reservations/amendment/amend'

/** Proposes one month more as the customer; answers the proposal's id, which stays open. */
async function openAmendment(url: string, token: string, orderId: number, note: string): Promise<number> {
  const changes = amendmentsOf(url)
  const { terms, unitCents, minimumCents, today, settled } = (await changes.read(orderId, token)).results
  if (!terms) throw new Error(`reservation ${orderId} has no terms`)
  const extension = { kind: 'extension', months: 1 } as const
  const totalCents = sumOfCharges(amend(terms, extension, { unitCents, minimumCents }, { today, settled }))
  const { results } = await changes.propose(orderId, token, { ...extension, note, totalCents })
  const open = results.list.find(({ state }) => state === 'proposed')
  if (!open) throw new Error(`reservation ${orderId} has no proposal`)
  return open.id
}

/** Two of them: one that the other side agreed to, and one that waits. */
export async function amendmentsOfBoth(
  url: string,
  tokens: { customer: string; seller: string },
  order: number,
  note: string,
) {
  const agreed = await openAmendment(url, tokens.customer, order, note)
  const reply = await amendmentsOf(url).accept(order, tokens.seller)
  if (!reply.success) throw new Error(`${reply.status} ${reply.message}`)
  return { agreed, amendment: await openAmendment(url, tokens.customer, order, note) }
}
