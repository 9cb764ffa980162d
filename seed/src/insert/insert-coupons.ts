import type { PayloadRequest } from 'payload'

const DAY_MS = 86_400_000

/** Coupons of the demo: one for each use that is open, and one that has ended and is switched off. */
export async function insertCoupons(req: PayloadRequest, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const coupons = [
    { code: 'WELCOME20', appliesTo: 'plans', kind: 'percent', percent: 20, usesPerUser: 1, endsAt: inDays(90) },
    { code: 'DOCK50', appliesTo: 'deposits', kind: 'fixed', amountCents: 5000, usesPerUser: 1, totalUses: 200 },
    { code: 'BOOST10', appliesTo: 'wallet', kind: 'percent', percent: 10, usesPerUser: 3 },
    { code: 'SUMMER15', appliesTo: 'plans', kind: 'percent', percent: 15, isActive: false, endsAt: inDays(-60) },
  ] as const
  for (const coupon of coupons) await req.payload.create({ collection: 'coupons', data: coupon, depth: 0, req })
}
