import { formatCents } from '@stackyard/shared/domain/money'
import { counted, figure } from '../format'
import { inLanguage } from '../language'

export const planTexts = inLanguage('planTexts', {
  termsOfUse: 'Read the terms of use',
  privacyPolicy: 'Read the privacy policy',
  current: 'Your plan',
  plans: 'Plans',
  monthly: 'Monthly',
  annual: 'Annual',
  billing: 'Billing',
  perMonth: 'a month',
  perYear: 'a year',
  saved: (cents: number) => `Saves ${formatCents(cents)} a year`,
  listings: (limit: number | null) =>
    limit === null ? 'Any number of listings' : limit === 1 ? '1 listing' : `Up to ${figure(limit)} listings`,
  spotlight: 'Spotlight and featured places',
  noSpotlight: 'Standard places in lists',
  isCurrent: 'Current plan',
  choose: (name: string) => `Choose ${name}`,
  used: (count: number, limit: number | null) =>
    limit === null ? counted(count, 'listing', 'listings') : `${figure(count)} of ${figure(limit)} listings used`,
  renews: (amount: string, date: string, method: string) => `Renews on ${date} for ${amount}, paid with ${method}.`,
  ends: (date: string) => `Ends on ${date}. After that you are on the free plan; choose a plan again to keep it.`,
  pastDue: 'The last payment did not go through',
  pastDueText:
    'We will try again over the next few days. To keep your plan, choose it again with another payment method.',
  changing: 'The payment provider is still processing your last change. Check back in a minute.',
  granted: 'Given to you by our team. Nothing is charged for it.',
  free: 'You are on the free plan.',
  dueToday: 'Due today',
  credit: 'Credit for unused time',
  coupon: 'Coupon',
  afterwards: 'Then',
  quoteFailed: 'We couldn’t calculate the amount due today.',
  method: 'Pay with',
  achNote: 'A bank debit takes up to four business days. Your plan starts right away.',
  confirmCancel:
    'You keep your plan until the time you paid for ends. Then you are on the free plan: listings over its limit stay, but you can add no more.',
  confirmCancelPastDue: 'Your last payment is overdue, so the plan ends right away.',
  cancelled: (date: string) => `Your plan ends on ${date}`,
  cancelledNow: 'You are on the free plan now',
  keep: 'Keep plan',
})
