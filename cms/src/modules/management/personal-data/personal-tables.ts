import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Erased } from './erased'

/** What an erasure does with the rows of a table that name a person. */
export type Treatment = { act: (erased: Erased) => SQL } | { stays: string }

const removed = (table: SQL, whose: (erased: Erased) => SQL): Treatment => ({
  act: (erased) => sql`delete from ${table} where ${whose(erased)}`,
})
const userId = ({ userId: id }: Erased): SQL => sql`user_id = ${id}`
const digest = ({ oldEmail }: Erased): string => createHash('sha256').update(oldEmail).digest('hex')

const name = (path: string) => (erased: Erased) => sql`jsonb_build_object(${path}::text, ${erased.name}::text)`
const billing = ({ name: words, email }: Erased): SQL =>
  sql`jsonb_build_object('name', ${words}::text, 'email', ${email}::text, 'address', '')`

const onlyNumbers = 'Ids, amounts and times alone: the name is read from the account.'

/** Copies of billing details that a payment of a wallet carries. */
const walletCopy = (table: SQL): Treatment => ({
  act: (erased) => sql`
    update ${table} set payment_method = payment_method || case when payment_method -> 'billing' is null
      or payment_method -> 'billing' = 'null' then '{}' else jsonb_build_object('billing', ${billing(erased)}) end
    where ${userId(erased)}`,
})

/** What an order keeps of its customer: the country stays, for the books. */
const orders: Treatment = {
  act: (erased) => sql`
    update market.orders set payment_method = payment_method || ${name('holder')(erased)},
      billing_info = case when billing_info is null then null else jsonb_build_object('fullName', ${erased.name}::text,
        'email', ${erased.email}::text, 'phoneNumber', '', 'address', jsonb_build_object('street1', '', 'street2', '',
        'city', '', 'state', '', 'zipCode', '', 'country', coalesce(billing_info #>> '{address,country}', ''))) end
    where customer_id = ${erased.userId}`,
}

const users: Treatment = {
  act: ({ userId: id, email }) => sql`
    update users set email = ${email}, first_name = 'Deleted account', last_name = ${String(id)}, company = null,
      user_url = ${`deleted-account-${id}`}, phone = null, website = null, about = null, avatar = null, banner = null,
      meeting_link = null, socials_facebook = null, socials_instagram = null, socials_linkedin = null, socials_x = null,
      socials_youtube = null, socials_tiktok = null, address_street1 = null, address_street2 = null, address_city = null,
      address_state = null, address_zip_code = null, address_country = null, hash = null, salt = null,
      reset_password_token = null, reset_password_expiration = null, is_active = false, is_verified = false,
      is_email_verified = false, kyc_verified = false, is_public = false, diamond = 0, merchant_type = null,
      enable_newsletter = false, wants_newsletter = false, enable_marketing_notifications = false,
      enable_message_notifications = false, updated_at = now()
    where id = ${id}`,
}

/**
 * Every table of the marketplace that names a person, and what an erasure does with it. A table that is not
 * here fails tests/api/accounts/user/personal-tables.spec.ts: whoever adds one says what becomes of it.
 */
export const personalTables: Readonly<Record<string, Treatment>> = {
  // The person and their ways in
  users,
  users_sessions: removed(sql`users_sessions`, ({ userId: id }) => sql`_parent_id = ${id}`),
  'market.session': removed(sql`market.session`, ({ userId: id }) => sql`user_id = ${id} or actor_id = ${id}`),
  'market.last_sign_in': removed(sql`market.last_sign_in`, userId),
  'market.mail_token': removed(sql`market.mail_token`, userId),
  'market.email_change': removed(sql`market.email_change`, userId),
  'market.social_link': removed(sql`market.social_link`, userId),
  'market.second_factor': removed(sql`market.second_factor`, userId),
  'market.recovery_code': removed(sql`market.recovery_code`, userId),
  'market.known_device': removed(sql`market.known_device`, userId),
  'market.unknown_password': removed(sql`market.unknown_password`, userId),
  'market.login_failure': removed(
    sql`market.login_failure`,
    (erased) => sql`
    key like ${`mail:${digest(erased)}%`} or key = ${`code:${erased.userId}`} or key like ${`code:${erased.userId}:%`}`,
  ),
  'market.mail_setting': removed(sql`market.mail_setting`, userId),
  'market.digest_entry': removed(sql`market.digest_entry`, userId),
  'market.rate_limit': { stays: 'Ids and addresses of callers, deleted an hour after their minute.' },
  'market.mail_cap': removed(sql`market.mail_cap`, (erased) => sql`key like ${`%:${digest(erased)}`}`),
  'market.account_permission': removed(
    sql`market.account_permission`,
    ({ userId: id, oldEmail }) => sql`owner_id = ${id} or user_id = ${id} or email = ${oldEmail}`,
  ),
  'market.idempotency_key': removed(sql`market.idempotency_key`, userId),

  // What they stated and uploaded; the doors of modules take out what lies elsewhere too
  'market.uploaded_file': { stays: 'Removed with the bytes by the module file.' },
  identity_applications: { stays: 'Removed by the module identity.' },
  identity_applications_documents: { stays: 'Removed with the application.' },
  'market.identity_session': { stays: 'Removed by the module identity, which has the provider redact its part.' },
  'market.card': { stays: 'Removed by the module payment, which has the provider detach it.' },
  'market.ach_account': { stays: 'Removed by the module payment, which has the provider detach it.' },
  'market.billing_info': { stays: 'Removed by the module payment.' },
  'market.address': removed(sql`market.address`, userId),
  'market.saved_search': removed(sql`market.saved_search`, userId),
  'market.saved_search_hit': removed(sql`market.saved_search_hit`, userId),
  'market.saved_search_reader': removed(sql`market.saved_search_reader`, userId),
  'market.shortlist': removed(sql`market.shortlist`, userId),
  'market.shortlist_warehouse': { stays: 'Removed with its list.' },
  'market.merchant_rfp': removed(sql`market.merchant_rfp`, ({ userId: id }) => sql`merchant_id = ${id}`),
  'market.rfp_access': removed(
    sql`market.rfp_access`,
    ({ userId: id }) => sql`merchant_id = ${id} or seller_id = ${id}`,
  ),
  'market.rfp_link': removed(sql`market.rfp_link`, ({ userId: id }) => sql`merchant_id = ${id}`),
  'market.referral_link': removed(sql`market.referral_link`, userId),
  'market.referral': removed(sql`market.referral`, userId),
  'market.seller_newsletter': removed(sql`market.seller_newsletter`, ({ userId: id }) => sql`seller_id = ${id}`),
  'market.data_export': removed(sql`market.data_export`, userId),
  'market.person_note': removed(sql`market.person_note`, ({ userId: id }) => sql`person_id = ${id}`),
  contact_messages: removed(sql`contact_messages`, ({ oldEmail }) => sql`lower(email) = ${oldEmail}`),
  payload_preferences_rels: removed(sql`payload_preferences_rels`, ({ userId: id }) => sql`users_id = ${id}`),
  payload_locked_documents_rels: removed(sql`payload_locked_documents_rels`, ({ userId: id }) => sql`users_id = ${id}`),

  // What they were told
  'market.notification': removed(sql`market.notification`, userId),
  'market.people_letter_delivery': removed(sql`market.people_letter_delivery`, userId),
  'market.newsletter_subscription': removed(
    sql`market.newsletter_subscription`,
    ({ userId: id, oldEmail }) => sql`user_id = ${id} or seller_id = ${id} or email = ${oldEmail}`,
  ),
  'market.newsletter_delivery': {
    act: ({ email, oldEmail }) => sql`
      update market.newsletter_delivery set email = ${email}, reader = '' where email = ${oldEmail}`,
  },
  'market.newsletter_send': {
    act: ({ userId: id, name: words }) => sql`
      update market.newsletter_send set sender_name = ${words}, html = '', plain = '' where seller_id = ${id}`,
  },

  // What others read: the text stays, the name goes
  'market.chat_message': { stays: onlyNumbers },
  'market.chat_member': { stays: onlyNumbers },
  'market.chat_room': { stays: onlyNumbers },
  'market.chat_reaction': { stays: onlyNumbers },
  'market.chat_attachment': { stays: 'Ids alone: the module file removes the file.' },
  reviews: { stays: onlyNumbers },
  comments: {
    act: ({ userId: id, name: words }) => sql`update comments set author_name = ${words} where author_id = ${id}`,
  },
  posts: { act: ({ userId: id, name: words }) => sql`update posts set author_name = ${words} where author_id = ${id}` },
  articles: { stays: 'The line of authors is typed by editors and belongs to no account.' },
  _articles_v: { stays: 'The line of authors is typed by editors and belongs to no account.' },
  _posts_v: {
    act: ({ userId: id, name: words }) => sql`
      update _posts_v set version_author_name = ${words} where version_author_id = ${id}`,
  },
  'market.quote_request': {
    act: ({ userId: id, name: words, email, oldEmail }) => sql`
      update market.quote_request set email = ${email}, first_name = ${words}, last_name = '', phone = '', company = ${words},
        website = '', founded_year = null where customer_id = ${id} or email = ${oldEmail}`,
  },
  // What was offered stays: orders take their price from it.
  'market.quote_offer': {
    act: ({ userId: id }) => sql`
      update market.quote_offer set files = '[]' where files <> '[]' and quote_id in (
        select q.id from market.quote_request q where q.seller_id = ${id})`,
  },
  'market.quote_event': { stays: onlyNumbers },
  'market.sourcing_event': {
    act: ({ userId: id, name: words }) => sql`
      update market.sourcing_event set profile = profile || jsonb_build_object('firstName', ${words}::text,
        'lastName', '', 'phone', '', 'website', '', 'company', ${words}::text), files = '[]' where customer_id = ${id}`,
  },
  'market.sourcing_lot': { stays: 'What was needed, without a name.' },
  'market.sourcing_invitation': { stays: onlyNumbers },
  'market.sourcing_question': { stays: 'What was asked and answered, without a name; all who were asked read it.' },
  'market.sourcing_step': { stays: onlyNumbers },
  'market.profile_claim': {
    act: ({ userId: id, name: words, email, oldEmail }) => sql`
      update market.profile_claim set email = ${email}, first_name = ${words}, last_name = '', phone = '', title = '',
        company = ${words}, token_hash = null where user_id = ${id} or email = ${oldEmail}`,
  },
  warehouses: { stays: 'Emptied and taken away by the module listing.' },
  services: { stays: 'Emptied and taken away by the module service.' },
  'market.listing_search': { stays: 'Follows the listing.' },
  'market.capacity_hold': {
    act: ({ userId: id }) => sql`
      update market.capacity_hold set note = null where state = 'blocked' and note is not null
        and warehouse_id in (select w.id from warehouses w where w.seller_id = ${id})`,
  },
  'market.listing_key': removed(sql`market.listing_key`, ({ userId: id }) => sql`seller_id = ${id}`),
  'market.listing_facet': { stays: 'Follows the listing.' },
  'market.service_search': { stays: 'Follows the service.' },
  agreements: { stays: 'Text of contracts that customers accepted.' },
  _agreements_v: { stays: 'Text of contracts that customers accepted.' },

  // Bookkeeping
  'market.orders': orders,
  'market.installment': { stays: 'Amounts, days, and the ids at the payment provider; the holder is not kept.' },
  'market.installment_event': { stays: onlyNumbers },
  'market.arrival': {
    act: ({ userId: id }) => sql`
      update market.arrival a set carrier = case when o.customer_id = ${id} then '' else a.carrier end,
        reference = case when o.customer_id = ${id} then '' else a.reference end,
        note = case when o.customer_id = ${id} then '' else a.note end,
        check_in_note = case when o.seller_id = ${id} then '' else a.check_in_note end
      from market.orders o where o.id = a.order_id and (o.customer_id = ${id} or o.seller_id = ${id})`,
  },
  'market.arrival_event': {
    act: ({ userId: id }) => sql`update market.arrival_event set note = '' where user_id = ${id}`,
  },
  'market.arrival_photo': { stays: 'Ids alone: the module file removes the file.' },
  'market.reservation_amendment': {
    act: ({ userId: id }) => sql`
      update market.reservation_amendment a set note = '' where note <> '' and exists (
        select from market.reservation_amendment_event e
        where e.amendment_id = a.id and e.action = 'propose' and e.user_id = ${id})`,
  },
  'market.reservation_amendment_event': { stays: onlyNumbers },
  'market.order_audit': { stays: onlyNumbers },
  'market.order_refund': { stays: onlyNumbers },
  'market.order_document': { stays: 'Printed again without the name by the module booking.' },
  'market.invoice': {
    act: (erased) => sql`
      update market.invoice set billed_to = case when ${userId(erased)} then jsonb_build_object('name',
          ${erased.name}::text, 'company', '', 'email', '', 'address', '') else billed_to end,
        supplier = case when supplier_id = ${erased.userId} then jsonb_build_object('name', ${erased.name}::text,
          'address', '', 'taxId', '') else supplier end
      where ${userId(erased)} or supplier_id = ${erased.userId}`,
  },
  'market.credit_note': { stays: onlyNumbers },
  'market.ledger_account': { stays: onlyNumbers },
  'market.payout': { stays: onlyNumbers },
  'market.payout_account': { stays: 'The id of the account at the payment provider, by which payouts are explained.' },
  'market.stripe_customer': {
    stays: 'The id of the customer at the payment provider, which forgets name and address.',
  },
  'market.wallet_topup': walletCopy(sql`market.wallet_topup`),
  'market.wallet_subscription': walletCopy(sql`market.wallet_subscription`),
  'market.plan_change': {
    act: (erased) => sql`
      update market.plan_change set payment_method = payment_method - 'billing' || ${name('billingName')(erased)}
      where ${userId(erased)}`,
  },
  'market.plan_subscription': { stays: onlyNumbers },
  'market.plan_grant': { stays: onlyNumbers },
  'market.coupon_use': { stays: onlyNumbers },
  'market.campaign': { stays: 'Names of campaigns are part of what was charged.' },
  'market.audit_entry': { stays: 'Rewritten row by row: see redact-history.ts.' },
  'market.account_erasure': { stays: 'Says that and when the account was erased.' },

  // Counts and records of our team's work
  'market.traffic_day': { stays: onlyNumbers },
  'market.traffic_sighting': { stays: 'A keyed hash, deleted after days.' },
  'market.ad_view': { stays: 'A keyed hash of whoever saw a sponsored card, by which it is charged once.' },
  'market.ai_draft': { stays: onlyNumbers },
  'market.people_letter': { stays: onlyNumbers },
  'market.view_price': { stays: onlyNumbers },
}
