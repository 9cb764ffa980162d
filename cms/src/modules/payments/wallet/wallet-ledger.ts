import { centsToMicros } from '@stackyard/shared/domain/micros'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { lockBalance, postMovement } from '../ledger'
import { releaseReserved } from './credit-shortage'
import type { Topup } from './repository'

/** Where the credit of a top-up comes from, in cents: the payment, the customer's balance at Stripe, the coupon. */
type Sources = Pick<Topup, 'paidCents' | 'fromBalanceCents' | 'couponCents'>

const NOTHING: Sources = { paidCents: 0, fromBalanceCents: 0, couponCents: 0 }

/** What a top-up credits as it is: a payment that is gone takes its coupon along. */
const creditedBy = ({ paidCents, fromBalanceCents, couponCents }: Sources): Sources =>
  paidCents + fromBalanceCents > 0 ? { paidCents, fromBalanceCents, couponCents } : NOTHING

/** The credit of a top-up as it is, in cents. */
export function creditCents(topup: Sources): number {
  const { paidCents, fromBalanceCents, couponCents } = creditedBy(topup)
  return paidCents + fromBalanceCents + couponCents
}

/**
 * Books the change from one state of a top-up to the next as its movement number `revision`. More credit pays a debt
 * first. Less is taken from the balance, then from what campaigns have set aside; what is spent by then becomes a debt.
 */
export async function bookCreditChange(services: Services, tx: Tx, before: Topup, after: Topup): Promise<void> {
  const changeMicros = centsToMicros(creditCents(after) - creditCents(before))
  if (changeMicros === 0) return
  const { id, userId } = after
  const { walletMicros, debtMicros } =
    changeMicros > 0
      ? await splitCredit(tx, userId, changeMicros)
      : await splitLoss(services, tx, userId, -changeMicros)
  const [from, to] = [creditedBy(before), creditedBy(after)]
  await postMovement(tx, {
    idem: `topup:${id}:${after.revision}`,
    kind: changeMicros > 0 ? 'wallet-credit' : 'wallet-taken-back',
    ref: `topup:${id}`,
    at: services.clock.now(),
    lines: [
      { kind: 'wallet', ownerId: userId, amountMicros: walletMicros },
      { kind: 'wallet_debt', ownerId: userId, amountMicros: debtMicros },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: from.paidCents - to.paidCents },
      { kind: 'plan_revenue', ownerId: 0, amountCents: from.fromBalanceCents - to.fromBalanceCents },
      { kind: 'coupons', ownerId: 0, amountCents: from.couponCents - to.couponCents },
    ],
  })
}

/** What goes to the balance and what to the debt; a debt is a negative balance of its account. */
type Split = { walletMicros: number; debtMicros: number }

async function splitCredit(tx: Tx, ownerId: number, micros: number): Promise<Split> {
  const debt = -(await lockBalance(tx, { kind: 'wallet_debt', ownerId }))
  const debtMicros = Math.min(debt, micros)
  return { walletMicros: micros - debtMicros, debtMicros }
}

async function splitLoss(services: Services, tx: Tx, ownerId: number, micros: number): Promise<Split> {
  const account = { kind: 'wallet', ownerId } as const
  if ((await lockBalance(tx, account)) < micros) await releaseReserved(services, tx, ownerId)
  const taken = Math.min(await lockBalance(tx, account), micros)
  return { walletMicros: -taken, debtMicros: taken - micros }
}
