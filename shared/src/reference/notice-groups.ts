/** What notices are about, as their readers choose how to get them. */
export const noticeGroups = ['reservations', 'quotes', 'messages', 'reviews', 'money', 'account'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** How an email of a group is sent: at once, in one summary a day, or not. */
export const mailPaces = ['now', 'daily', 'off'] as const
export type MailPace = (typeof mailPaces)[number]

/** Notices on the account itself (identity, helpers, data) always reach their owner. */
export const fixedGroup: NoticeGroup = 'account'

const PREFIXES: readonly (readonly [RegExp, NoticeGroup])[] = [
  [/^(quote|rfp|service_rate)/, 'quotes'],
  [/^(message|comment)/, 'messages'],
  [/^(review|listing)/, 'reviews'],
  [/^(payout|wallet|plan|campaign|deposit|ach)/, 'money'],
  [
    /^(customer_|seller_|admin_|order_|payment_failed|dispute|refund_failed|installment|arrival|amendment|extension)/,
    'reservations',
  ],
]

/** The group of a kind of notice. */
export const noticeGroupOf = (kind: string): NoticeGroup =>
  PREFIXES.find(([pattern]) => pattern.test(kind))?.[1] ?? fixedGroup
