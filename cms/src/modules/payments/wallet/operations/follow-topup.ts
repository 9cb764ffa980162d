import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { writeFresh } from '../../../../platform/write-fresh'
import { keepCoupon, releaseCoupon } from '../../coupon'
import { creditRefundsUpTo, issueInvoice } from '../../invoice'
import { announceTopup } from '../announce-topup'
import type { SeenPayment } from '../read-payment'
import { couponRefOf, topupRef } from '../refs'
import { lockTopup, saveSeen, type Topup, versionOfTopup } from '../repository'
import { bookCreditChange, creditCents } from '../wallet-ledger'

/**
 * Brings a top-up up to what the payment provider says now: credit is what stands of its payment, booked once for each
 * change, with an invoice for what was paid. Doing it again changes nothing. Answers the top-up.
 * @throws Error when `seen` belongs to another payment.
 */
export function followTopup(
  services: Services,
  id: number,
  fetch: () => Promise<SeenPayment>,
): Promise<Topup | undefined> {
  return writeFresh(services.db, {
    lock: (tx) => lockTopup(tx, id),
    version: (db) => versionOfTopup(db, id),
    fetch,
    write: (tx, seen) => writeSeen(services, tx, id, seen),
  })
}

async function writeSeen(services: Services, tx: Tx, id: number, seen: SeenPayment): Promise<Topup | undefined> {
  const before = await lockTopup(tx, id)
  if (!before) return undefined
  const isOther = before.paymentIntentId && seen.paymentIntentId && before.paymentIntentId !== seen.paymentIntentId
  if (isOther && !before.stripeInvoiceId)
    throw new Error(`top-up ${id} is paid by ${before.paymentIntentId}, not by ${seen.paymentIntentId}`)
  const after = afterSeeing(services, before, seen)
  if (isSame(before, after)) return before
  await bookCreditChange(services, tx, before, after)
  await saveSeen(tx, after)
  await settleCoupon(tx, before, after)
  await announceTopup(services, tx, before, after)
  if (before.creditedAt === null && after.creditedAt !== null) await issueTopupInvoice(tx, after)
  if (seen.refundedCents > 0)
    await creditRefundsUpTo(services, tx, { ref: topupRef(id), refundedCents: seen.refundedCents })
  return after
}

const isSame = (before: Topup, after: Topup): boolean =>
  before.state === after.state &&
  before.paymentIntentId === after.paymentIntentId &&
  creditCents(before) === creditCents(after) &&
  before.failure === after.failure

/** The top-up with what was seen. A payment that fails before it credited anything frees its coupon. */
function afterSeeing({ clock }: Services, before: Topup, seen: SeenPayment): Topup {
  const { paidCents, fromBalanceCents, failure } = seen
  const isFailed = seen.state === 'failed' && before.creditedAt === null
  const noCoupon = isFailed ? { couponCode: null, couponCents: 0 } : {}
  const paymentIntentId = seen.paymentIntentId ?? before.paymentIntentId
  const after: Topup = { ...before, ...noCoupon, paymentIntentId, paidCents, fromBalanceCents, failure }
  const credited = creditCents(after)
  return {
    ...after,
    creditedCents: credited,
    state: stateAfter(before, seen, credited),
    revision: before.revision + (credited === creditCents(before) ? 0 : 1),
    creditedAt: before.creditedAt ?? (credited > 0 ? clock.now() : null),
  }
}

function stateAfter(before: Topup, seen: SeenPayment, credited: number): Topup['state'] {
  if (credited > 0) return 'credited'
  return seen.state === 'paid' || before.creditedAt !== null ? 'taken_back' : seen.state
}

async function settleCoupon(tx: Tx, before: Topup, after: Topup): Promise<void> {
  if (!before.couponCode) return
  if (after.state === 'credited') await keepCoupon(tx, couponRefOf(before))
  if (after.state === 'failed') await releaseCoupon(tx, couponRefOf(before))
}

/** The invoice of what was paid: the credit, and below it what a coupon took off. */
async function issueTopupInvoice(tx: Tx, topup: Topup): Promise<void> {
  const { id, userId, couponCode, couponCents, paymentMethod } = topup
  const amountCents = creditCents(topup)
  const line = { kind: topup.subscriptionId ? ('topupMonthly' as const) : ('topup' as const), amountCents }
  await issueInvoice(tx, {
    userId,
    kind: 'wallet',
    ref: topupRef(id),
    lines: couponCode ? [line, { kind: 'coupon', subject: couponCode, amountCents: -couponCents }] : [line],
    totalCents: amountCents - couponCents,
    paidWith: paymentMethod.label,
    billingInfo: paymentMethod.billing,
    details: { paidAt: (topup.creditedAt ?? topup.createdAt).toISOString() },
  })
}
