import type Stripe from 'stripe'
import type { AchRow } from './repository'

type Deposits = Pick<AchRow, 'depositKind' | 'depositsArriveAt'>

/** What small deposits a setup waits for; nulls for one that waits for none. */
export function depositsOf({ next_action }: Stripe.SetupIntent): Deposits {
  const waiting = next_action?.verify_with_microdeposits
  if (!waiting) return { depositKind: null, depositsArriveAt: null }
  return {
    depositKind: waiting.microdeposit_type === 'descriptor_code' ? 'descriptor_code' : 'amounts',
    depositsArriveAt: new Date(waiting.arrival_date * 1000),
  }
}

/** The standing permission of a setup that has come to its end; null before. */
export function mandateOf({ mandate, status }: Stripe.SetupIntent): string | null {
  return status === 'succeeded' ? ((typeof mandate === 'object' ? mandate?.id : mandate) ?? null) : null
}
