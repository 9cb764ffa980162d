import type { Coupon } from '@stackyard/shared/schema/coupon'
import { figure } from '../format'

const reduced = { plans: 'a plan', deposits: 'a deposit', wallet: 'a wallet top-up' } satisfies Record<
  Coupon['appliesTo'],
  string
>

export const couponTexts = {
  title: 'Coupons',
  lead: 'Codes for a discount on the first payment of a plan, on the deposit of a reservation, or on what a wallet top-up costs. We pay for it: sellers are owed the full price, and the wallet is credited in full.',
  create: 'New coupon',
  createTitle: 'New coupon',
  made: (code: string) => `Coupon ${code} made`,
  code: 'Code',
  codeHint: '3 to 32 letters, digits and dashes',
  appliesTo: 'For',
  forPlans: 'The first payment of a plan',
  forDeposits: 'The deposit of a reservation',
  forWallet: 'Wallet top-up',
  kind: 'Takes off',
  percentKind: 'A percentage',
  fixedKind: 'An amount',
  percent: 'Percent',
  amount: 'Amount in dollars',
  endsAt: 'Last day',
  endsAtHint: 'Empty for no end',
  totalUses: 'Uses in all',
  totalUsesHint: 'Empty for no limit. Each person can use a code once.',
  off: (what: string, appliesTo: Coupon['appliesTo']) => `${what} off ${reduced[appliesTo]}`,
  used: (count: number, total: number | null) =>
    total === null ? `${figure(count)} used` : `${figure(count)} of ${figure(total)} used`,
  until: (date: string) => `until ${date}`,
  inactive: 'Switched off',
  empty: 'No coupons yet',
  emptyText: 'Make the first one; people enter its code when they choose a plan or reserve space.',
  field: 'Coupon code',
  apply: 'Apply',
  applied: (code: string, off: string) => `${code}: ${off} off this payment`,
} as const
