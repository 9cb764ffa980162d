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
  pastDueText: 'We try again in the next days. Choose your plan again with another payment method to keep it.',
  changing: 'Your last change is still being worked out with the payment provider. Check back in a minute.',
  granted: 'Given to you by our team. Nothing is charged for it.',
  free: 'You pay for no plan.',
  dueToday: 'Due today',
  credit: 'Credit for unused time',
  coupon: 'Coupon',
  afterwards: 'Then',
  quoteFailed: 'The amount due today could not be worked out.',
  method: 'Pay with',
  achNote: 'A bank debit takes up to four days; the plan counts at once.',
  confirmCancel:
    'You keep your plan until the time you paid for ends. Then you are on the free plan: listings over its limit stay, but you can add no more.',
  confirmCancelPastDue: 'Your last payment is open, so the plan ends at once.',
  cancelled: (date: string) => `Your plan ends on ${date}`,
  cancelledNow: 'You are on the free plan now',
  keep: 'Keep plan',
})
