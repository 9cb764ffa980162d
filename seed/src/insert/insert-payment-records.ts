import type { Db, Tx } from '@stackyard/cms/platform/db'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { accounts } from '../plans/accounts'
import { advanceIds, insertRows } from './insert-rows'

/**
 * The primary card, bank account and billing details of the demo customer. The payment simulator knows
 * these ids as ready-made records, so seeding calls nobody.
 */
export async function insertPaymentRecords(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  const { id, firstName, lastName, email } = accounts.customer
  const holder = `${firstName} ${lastName}`
  const record = { user_id: id, is_primary: true, created_at: at, updated_at: at }
  await insertRows(tx, 'market.stripe_customer', [{ user_id: id, customer_id: `cus_demo_${id}`, created_at: at }])
  await insertRows(tx, 'market.card', [
    {
      id: 1,
      ...record,
      payment_method_id: `pm_demo_visa_${id}`,
      brand: 'visa',
      last4: '4242',
      card_holder: holder,
      expiration_month: 12,
      expiration_year: 2030,
    },
  ])
  await insertRows(tx, 'market.ach_account', [
    {
      id: 1,
      ...record,
      setup_intent_id: `seti_demo_${id}`,
      payment_method_id: `pm_demo_bank_${id}`,
      mandate_id: `mandate_demo_${id}`,
      routing_number: '110000000',
      bank_name: 'STRIPE TEST BANK',
      last4: '6789',
      account_name: holder,
      account_holder_type: 'individual',
      email,
    },
  ])
  await insertRows(tx, 'market.billing_info', [
    {
      id: 1,
      ...record,
      full_name: holder,
      phone_number: '614-555-0142',
      email,
      street1: '48 Spruce Street',
      street2: '',
      city: 'Columbus',
      state: 'OH',
      zip_code: '43215',
      country: 'US',
    },
  ])
  for (const table of ['market.card', 'market.ach_account', 'market.billing_info']) await advanceIds(tx, table)
}

/**
 * A card and billing details for a seller of the demo; the payment simulator knows the card as a ready-made record. Answers
 * their ids.
 */
export async function insertSellerMethods(
  db: Db,
  { id, firstName, lastName, email }: Pick<SessionUser, 'id' | 'firstName' | 'lastName' | 'email'>,
): Promise<{ cardId: number; billingInfoId: number }> {
  const holder = `${firstName} ${lastName}`
  const { rows } = await db.execute<{ card: number; billing: number }>(sql`
    with customer as (insert into market.stripe_customer (user_id, customer_id) values (${id}, ${`cus_demo_${id}`})
        on conflict (user_id) do nothing),
      card as (insert into market.card (user_id, payment_method_id, brand, last4, card_holder, expiration_month, expiration_year, is_primary)
        values (${id}, ${`pm_demo_visa_${id}`}, 'visa', '4242', ${holder}, 12, 2030, true) returning id),
      billing as (insert into market.billing_info (user_id, full_name, phone_number, email, street1, city, state, zip_code, country, is_primary)
        values (${id}, ${holder}, '614-555-0163', ${email}, '180 Commerce Parkway', 'Columbus', 'OH', '43207', 'US', true) returning id)
    select card.id as card, billing.id as billing from card, billing`)
  const [row] = rows
  if (!row) throw new Error(`no payment methods for seller ${id}`)
  return { cardId: row.card, billingInfoId: row.billing }
}
