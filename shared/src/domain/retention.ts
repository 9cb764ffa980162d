/** How long rows of a table stay after they are over, and why. */
export type RetentionPeriod = {
  /** Days after `from`; null for as long as what they belong to. */
  days: number | null
  /** The moment from which the days count. */
  from: string
  reason: string
}

/**
 * Periods by table, of everything that is stored for a time or is append only. Records of people that are not here stay
 * until their owner erases the account.
 */
export const retention = {
  'market.session': {
    days: 30,
    from: 'end of the session',
    reason: 'Support can see where an account was signed in when its owner asks what happened.',
  },
  'market.mail_token': {
    days: 30,
    from: 'end of the link',
    reason: 'A used link says that it was used, and not that it never was one.',
  },
  'market.email_change': {
    days: 30,
    from: 'end of the links',
    reason: 'Whoever lost an account by a change of address can tell us within a month.',
  },
  'market.login_failure': {
    days: 30,
    from: 'first failure',
    reason: 'Waves of guessing are seen over weeks; a lock itself lasts ten minutes.',
  },
  'market.mail_cap': { days: 30, from: 'last email', reason: 'The longest cap counts days; a month leaves room.' },
  'market.used_ticket': {
    days: 1,
    from: 'end of the ticket',
    reason: 'A ticket is over after minutes whether or not it was used.',
  },
  'market.known_device': {
    days: 400,
    from: 'last sign-in',
    reason: 'As long as browsers store the cookie that names them.',
  },
  'market.webhook_inbox': {
    days: 90,
    from: 'handling',
    reason: 'The provider sends an event again for days; questions about a payment come within three months.',
  },
  'market.page_drop': {
    days: 8,
    from: 'change',
    reason: 'Web processes that were away for a week still hear of them.',
  },
  'market.idempotency_key': { days: 7, from: 'call', reason: 'Programs repeat a call within hours.' },
  'market.traffic_sighting': { days: 2, from: 'view', reason: 'A keyed hash that counts a visitor once a day.' },
  'market.traffic_day': { days: 800, from: 'day', reason: 'Figures are compared with the year before.' },
  'market.newsletter_delivery': {
    days: 400,
    from: 'last attempt',
    reason: 'Complaints come within a year. Then the address is taken out; the row still counts.',
  },
  'graphile_worker.jobs': {
    days: 90,
    from: 'last attempt',
    reason: 'Jobs that were given up on are run again by a person or never; their payload may name people.',
  },
  'market.listing_change': {
    days: 9,
    from: 'change',
    reason: 'Weekly alerts look back a week; it names no person.',
  },
  'market.saved_search': {
    days: 1,
    from: 'deletion',
    reason: 'A search that was deleted by mistake can be restored for a day.',
  },
  'market.saved_search_hit': {
    days: 30,
    from: 'day it was found',
    reason: 'The same is not told twice within a week; a month leaves room.',
  },
  'market.shortlist': {
    days: 1,
    from: 'deletion',
    reason: 'A list that was deleted by mistake can be restored for a day.',
  },
  'market.rate_limit': { days: 1, from: 'minute of the call', reason: 'Deleted after an hour; counts of a minute.' },
  'market.page_draw': {
    days: null,
    from: 'change',
    reason: 'One row for each document; it names no person.',
  },
  'market.ad_view': {
    days: null,
    from: 'view',
    reason: 'The evidence of every bill, append only; a keyed hash stands for the reader.',
  },
  'market.audit_entry': {
    days: null,
    from: 'act',
    reason: 'Who did what, append only; an erasure takes names out of it.',
  },
} as const satisfies Readonly<Record<string, RetentionPeriod>>

export type RetainedTable = keyof typeof retention

/** The moment before which rows of a table are over. @throws Error for a table without days */
export function overBefore(table: RetainedTable, now: Date): Date {
  const { days } = retention[table]
  if (days === null) throw new Error(`${table} has no period`)
  return new Date(now.getTime() - days * 86_400_000)
}
