import { divideHalfUp } from './money'

const TEN_THOUSAND = 10_000n
const DAY_MS = 86_400_000

/** The platform's part of an order's money: basis points (hundredths of a percent), half up, in cents. */
export const feeOf = (amountCents: number, feeBasisPoints: number): number =>
  Number(divideHalfUp(BigInt(amountCents) * BigInt(feeBasisPoints), TEN_THOUSAND))

/** When captured money may be sent on: so many days later, in which a payment may still be doubted. */
export const dueDateOf = (capturedAt: Date, afterDays: number): Date =>
  new Date(capturedAt.getTime() + afterDays * DAY_MS)
