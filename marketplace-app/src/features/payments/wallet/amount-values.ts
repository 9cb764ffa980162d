import { dollarsToCents } from '@stackyard/shared/domain/money'
import { LARGEST_TOPUP_CENTS, SMALLEST_TOPUP_CENTS } from '@stackyard/shared/reference/campaigns'
import { AddCreditInput } from '@stackyard/shared/schema/wallet'

export type AmountValues = { amount: number | undefined }

/** The amount alone: everything else of the input is chosen, not typed. */
export const AmountInput = AddCreditInput.pick({ amount: true })

const usual = 100

/** The amount that the form starts with: what is missing in whole dollars, within the limits of a top-up. */
export const firstAmount = (missing: number | undefined): number =>
  missing === undefined
    ? usual
    : Math.min(Math.max(Math.ceil(missing), SMALLEST_TOPUP_CENTS / 100), LARGEST_TOPUP_CENTS / 100)

/** The typed amount in cents; 0 for what is no amount of a top-up yet. */
export const typedCents = (amount: number | undefined): number =>
  AmountInput.safeParse({ amount }).success ? (dollarsToCents(amount) ?? 0) : 0
