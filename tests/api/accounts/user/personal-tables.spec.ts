import { personalTables } from '@stackyard/cms/modules/management/personal-data/personal-tables'
import { exportParts } from '@stackyard/cms/modules/management/personal-data/export-parts'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()

/** Tables in which no person is named: content and settings, Payload's own, counters, figures, money by number. */
const IMPERSONAL = [
  '_articles_v_rels',
  '_encyclopedia_entries_v',
  '_encyclopedia_entries_v_rels',
  '_encyclopedia_terms_v',
  '_faqs_v',
  '_newsletters_v',
  '_pages_v',
  '_partners_v',
  '_partners_v_texts',
  '_prompts_v',
  'article_categories',
  'articles_rels',
  'content_tags',
  'coupons',
  'encyclopedia_categories',
  'encyclopedia_entries',
  'encyclopedia_entries_rels',
  'encyclopedia_terms',
  'faq_categories',
  'faqs',
  'market.__drizzle_migrations',
  'market.ad_refusal',
  'market.campaign_day',
  'market.campaign_listing',
  'market.capacity',
  'market.capacity_change',
  'market.credit_note_counter',
  'market.extension_asked',
  'market.invoice_counter',
  'market.job_run',
  'market.ledger_entry',
  'market.ledger_tx',
  'market.listing_bitmap',
  'market.listing_block_change',
  'market.listing_change',
  'market.listing_detail',
  'market.listing_write',
  'market.money_report',
  'market.page_draw',
  'market.page_drop',
  'market.payout_offset',
  'market.place',
  'market.region_median',
  'market.schema_version',
  'market.service_record',
  'market.used_ticket',
  'market.version_change',
  'market.webhook_inbox',
  'market.worker_heartbeat',
  'media',
  'news_categories',
  'newsletters',
  'pages',
  'partners',
  'partners_texts',
  'payload_jobs',
  'payload_jobs_log',
  'payload_kv',
  'payload_locked_documents',
  'payload_migrations',
  'payload_preferences',
  'plan_settings',
  'prompts',
  'redirects',
  'site_settings',
  'site_settings_footer_columns',
  'site_settings_footer_columns_links',
  'site_settings_header_links',
  'warehouses_fulfillment_rates',
]

it('every table of the database is in the plan of erasures, or names no person', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
    from information_schema.tables where table_schema in ('market', 'public') and table_type = 'BASE TABLE' order by 1`)
  const known = new Set([...Object.keys(personalTables), ...IMPERSONAL])
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name))
  expect(
    unknown,
    'say in cms/src/modules/management/personal-data/personal-tables.ts what an erasure does with them',
  ).toEqual([])
})

it('the plan names no table that is gone', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
    from information_schema.tables where table_schema in ('market', 'public')`)
  const there = new Set(rows.map(({ name }) => name))
  expect([...Object.keys(personalTables), ...IMPERSONAL].filter((name) => !there.has(name))).toEqual([])
})

/** Tables of the plan that a copy of one's data leaves out, by the reason. */
const NOT_IN_COPY: Readonly<Record<string, readonly string[]>> = {
  'secrets and counters that guard the account': [
    'market.mail_token',
    'market.recovery_code',
    'market.unknown_password',
    'market.login_failure',
    'market.mail_cap',
    'market.rate_limit',
    'market.idempotency_key',
    'market.data_export',
  ],
  'the same again, made from what is in the copy': [
    'market.chat_room',
    'market.chat_attachment',
    'market.listing_search',
    'market.listing_facet',
    'market.service_search',
    'market.order_audit',
    'market.order_refund',
    'market.order_document',
    'market.newsletter_send',
    'market.digest_entry',
    'market.saved_search_reader',
    'market.installment_event',
    'market.arrival_event',
    'market.arrival_photo',
    'market.reservation_amendment_event',
    '_posts_v',
  ],
  'ids at the payment provider': ['market.payout_account', 'market.stripe_customer'],
  'documents, which are handed out on request': ['identity_applications_documents'],
  'work of our team': [
    'market.person_note',
    'market.people_letter',
    'market.people_letter_delivery',
    'market.newsletter_delivery',
    'market.ai_draft',
    'market.view_price',
    'payload_preferences_rels',
    'payload_locked_documents_rels',
    'articles',
    '_articles_v',
    'agreements',
    '_agreements_v',
  ],
  'counts and keyed hashes': ['market.traffic_day', 'market.traffic_sighting', 'market.ad_view'],
}

it('every other table of the plan is read for a copy of one’s data', () => {
  const dialect = new PgDialect()
  const statements = exportParts.map(({ rows }) => dialect.sqlToQuery(rows(1)).sql).join('\n')
  const isRead = (name: string) => new RegExp(`(?:from|join)\\s+${name.replace('.', '\\.')}\\b`).test(statements)
  const leftOut = Object.keys(personalTables).filter((name) => !isRead(name))
  expect(leftOut.toSorted()).toEqual(Object.values(NOT_IN_COPY).flat().toSorted())
})
