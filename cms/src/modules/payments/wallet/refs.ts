import type { Topup } from './repository'

/** What a single top-up is called where a coupon is used and an invoice issued. */
export const topupRef = (id: number): string => `topup:${id}`

/** What a monthly top-up is called where a coupon is used. */
export const subscriptionRef = (id: number): string => `wallet-subscription:${id}`

/** Under what a top-up uses its coupon: the first of a monthly one under that of the monthly one. */
export const couponRefOf = ({ id, subscriptionId }: Pick<Topup, 'id' | 'subscriptionId'>): string =>
  subscriptionId === null ? topupRef(id) : subscriptionRef(subscriptionId)
