import { createStripe } from '@stackyard/cms/integrations/stripe/create-stripe'
import { checkMoney } from '@stackyard/cms/modules/booking/operations/check-money'
import { checkPayouts } from '@stackyard/cms/modules/payout/operations/check-payouts'
import { checkPlans } from '@stackyard/cms/modules/plan/operations/check-plans'
import type { Stack } from '../setup/stack'

/** What `npm run check:money` finds wrong on a stack: nothing, whatever was done to it. */
export async function moneyFaults(stack: Pick<Stack, 'pool' | 'simUrl'>): Promise<string[]> {
  const stripe = createStripe({ STRIPE_SECRET_KEY: 'sk_test_stackyard', STRIPE_API_URL: stack.simUrl, LIVE: false })
  const { pool } = stack
  const books = [await checkMoney(pool, stripe), await checkPlans(pool, stripe), await checkPayouts(pool, stripe)]
  const violations = books.flatMap((each) => each.violations)
  return violations.map(({ invariant, detail }) => `${invariant}: ${detail}`)
}
