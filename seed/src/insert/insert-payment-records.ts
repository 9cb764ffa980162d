import type { Tx } from '@stackyard/cms/platform/db'
import { accounts } from '../plans/accounts'
import { advanceIds, insertRows } from './insert-rows'

/**
 * The primary card, bank account and billing details of the demo customer (DECISIONS §1). The payment simulator knows
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
