/** How long rows of a table stay after they are over, and why. */
export type RetentionPeriod = {
  /** Days after `from`; null for as long as what they belong to. */
  days: number | null
  /** The moment from which the days count. */
  from: string
  reason: string
}

/**
 * Periods by table, of everything that is stored for a time or is append only. `keptWithoutPeriod` says of every other
 * table that names a person why its rows stay.
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
  contact_messages: {
    days: 730,
    from: 'last change',
    reason: 'Questions are taken up again for two years; then the message goes, answered or not.',
  },
  'market.profile_claim': {
    days: 400,
    from: 'refusal or end of its link',
    reason: 'Refused claims can be explained for a year. Granted claims stay: the old address redirects through them.',
  },
  'market.notification': {
    days: 400,
    from: 'notice',
    reason: 'What a notice is about stands in the record it leads to; a year back is far enough.',
  },
  'market.ai_draft': {
    days: 400,
    from: 'draft',
    reason: 'Tokens by person and day, compared with the year before.',
  },
  'market.data_export': {
    days: 90,
    from: 'end of its download, or request',
    reason: 'That a copy was asked for; the copy itself is deleted after seven days.',
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
  'market.listing_write': {
    days: 1,
    from: 'change',
    reason: 'Answers are kept for a minute; a change may take hours to commit. It names no person.',
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

/** Tables that name people and have no period, by the reason why their rows stay until an erasure. */
export const keptWithoutPeriod: readonly { reason: string; tables: readonly string[] }[] = [
  {
    reason: 'The account itself and its ways in; the owner changes or ends them.',
    tables: [
      'users',
      'users_sessions',
      'market.last_sign_in',
      'market.social_link',
      'market.second_factor',
      'market.recovery_code',
      'market.unknown_password',
      'market.mail_setting',
      'market.account_permission',
      'market.referral_link',
      'market.referral',
    ],
  },
  {
    reason: 'What people entered or uploaded, and remove themselves.',
    tables: [
      'market.uploaded_file',
      'market.card',
      'market.ach_account',
      'market.billing_info',
      'market.address',
      'market.saved_search_reader',
      'market.shortlist_warehouse',
      'market.merchant_rfp',
      'market.rfp_access',
      'market.rfp_link',
      'market.seller_newsletter',
      'market.listing_key',
      'payload_preferences_rels',
    ],
  },
  {
    reason: 'Proof of who somebody is, which large reservations need for as long as the account does.',
    tables: ['identity_applications', 'identity_applications_documents', 'market.identity_session'],
  },
  {
    reason: 'What others read or answered; the name goes with the account.',
    tables: [
      'market.chat_message',
      'market.chat_member',
      'market.chat_room',
      'market.chat_reaction',
      'market.chat_attachment',
      'reviews',
      'comments',
      'posts',
      '_posts_v',
      'articles',
      '_articles_v',
      'market.quote_request',
      'market.quote_offer',
      'market.quote_event',
      'market.sourcing_event',
      'market.sourcing_lot',
      'market.sourcing_invitation',
      'market.sourcing_question',
      'market.sourcing_step',
      'warehouses',
      'services',
      'market.listing_search',
      'market.listing_facet',
      'market.service_search',
    ],
  },
  {
    reason: 'Books and contracts, which have to be explained for years.',
    tables: [
      'agreements',
      '_agreements_v',
      'market.orders',
      'market.installment',
      'market.installment_event',
      'market.arrival',
      'market.arrival_event',
      'market.arrival_photo',
      'market.reservation_amendment',
      'market.reservation_amendment_event',
      'market.order_audit',
      'market.order_refund',
      'market.order_document',
      'market.capacity_hold',
      'market.invoice',
      'market.credit_note',
      'market.ledger_account',
      'market.payout',
      'market.payout_account',
      'market.stripe_customer',
      'market.wallet_topup',
      'market.wallet_subscription',
      'market.plan_change',
      'market.plan_subscription',
      'market.plan_grant',
      'market.coupon_use',
      'market.campaign',
      'market.view_price',
    ],
  },
  {
    reason: 'Consent, and what was sent by it: proof of a permission for as long as it may be asked for.',
    tables: [
      'market.newsletter_subscription',
      'market.newsletter_send',
      'market.people_letter',
      'market.people_letter_delivery',
    ],
  },
  {
    reason: 'Work of the team: notes about a person, erasures that were carried out.',
    tables: ['market.person_note', 'market.account_erasure'],
  },
  {
    reason: 'Gone by themselves within days: with the summary they wait for, or when an editor leaves a document.',
    tables: ['market.digest_entry', 'payload_locked_documents_rels'],
  },
]

export type RetainedTable = keyof typeof retention

/** The moment before which rows of a table are over. @throws Error for a table without days */
export function overBefore(table: RetainedTable, now: Date): Date {
  const { days } = retention[table]
  if (days === null) throw new Error(`${table} has no period`)
  return new Date(now.getTime() - days * 86_400_000)
}
