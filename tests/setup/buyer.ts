import { randomUUID } from 'node:crypto'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { call, ok, type Reply } from './api.ts'
import { DUMMY_TOKEN } from '../simulators/captcha/start.ts'

/** A verified customer of a test's own with a card, a bank account and billing details at the simulator. */
export type Buyer = { id: number; email: string; token: string; cardId: number; achId: number; billingInfoId: number }

type BuyerOptions = { isEmailVerified?: boolean; kycVerified?: boolean }

type Place = { url: string; pool: Pool }

/** What each of them signs in with. */
export const BUYERS_PASSWORD = 'Correct-horse-7'

/** Signs up a customer and gives them the simulator's ready-made card (4242) and account (6789). */
export async function newBuyer({ url, pool }: Place, options: BuyerOptions = {}): Promise<Buyer> {
  const email = `buyer-${randomUUID()}@stackyard.test`
  const body = {
    email,
    password: BUYERS_PASSWORD,
    firstName: 'Bea',
    lastName: 'Okafor',
    userType: 'customer',
    captchaToken: DUMMY_TOKEN,
  }
  const { user, token } = await ok<{ user: { id: number }; token: string }>(url, 'POST', '/auth/signup', { body })
  await pool.query('update users set is_email_verified = $2, kyc_verified = $3 where id = $1', [
    user.id,
    options.isEmailVerified ?? true,
    options.kycVerified ?? true,
  ])
  return { id: user.id, email, token, ...(await givePaymentMethods(pool, user.id)) }
}

type PaymentMethods = Pick<Buyer, 'cardId' | 'achId' | 'billingInfoId'>

/** Gives a person the simulator's ready-made card (4242) and account (6789), and billing details. */
export async function givePaymentMethods(pool: Pool, userId: number): Promise<PaymentMethods> {
  await pool.query('insert into market.stripe_customer (user_id, customer_id) values ($1, $2)', [
    userId,
    `cus_demo_${userId}`,
  ])
  const id = async (sql: string): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(`${sql} returning id`, [userId])
    return rows[0]?.id ?? 0
  }
  const cardId = await id(`insert into market.card
    (user_id, payment_method_id, brand, last4, card_holder, expiration_month, expiration_year, is_primary)
    values ($1, 'pm_demo_visa_' || $1::int, 'visa', '4242', 'Bea Okafor', 12, 2030, true)`)
  const achId = await id(`insert into market.ach_account (user_id, setup_intent_id, payment_method_id, mandate_id,
    routing_number, bank_name, last4, account_name, account_holder_type, email, is_primary)
    values ($1, 'seti_demo_' || $1::int, 'pm_demo_bank_' || $1::int, 'mandate_demo_' || $1::int,
    '110000000', 'Test Bank', '6789', 'Bea Okafor', 'individual', 'bea@stackyard.test', true)`)
  const billingInfoId = await id(`insert into market.billing_info
    (user_id, full_name, phone_number, email, city, zip_code, country, is_primary)
    values ($1, 'Bea Okafor', '775-555-0101', 'bea@stackyard.test', 'Reno', '89501', 'US', true)`)
  return { cardId, achId, billingInfoId }
}

export type Placed = { id: number; status: string; paymentState: string; clientSecret: string | null }

/** The body of a purchase of pallets by card; `more` goes over it. */
export const palletsByCard = (buyer: Buyer, warehouseId: number, more: Record<string, unknown> = {}) => ({
  type: 'offering',
  warehouseId,
  agree: true,
  paymentType: 'CARD',
  cardId: buyer.cardId,
  billingInfoId: buyer.billingInfoId,
  selectedTerm: 1,
  spaceType: 'PALLET',
  quantity: 2,
  ...more,
})

/** What makes a body of `palletsByCard` one that is paid from the bank account. */
export const byBank = ({ achId }: Pick<Buyer, 'achId'>) => ({
  paymentType: 'ACH',
  achId,
  cardId: undefined,
  billingInfoId: undefined,
})

/** One purchase under a key of its own, unless another (or null for none) is given. */
export const purchase = (
  url: string,
  token: string,
  body: unknown,
  key: string | null = randomUUID(),
): Promise<Reply<Placed>> =>
  call<Placed>(url, 'POST', '/purchase/', { token, body, headers: key ? { 'idempotency-key': key } : {} })

/** Whether a purchase found too many before it: it is to come again under its key, and nothing is held for it. */
export const isPutOff = ({ status, error, headers }: Reply<Placed>): boolean =>
  status === 503 && error?.code === 'UNAVAILABLE' && headers.has('retry-after')

/** Whether a purchase has no outcome yet: put off, or under way at the bank. Either way the answer says when to ask again. */
export const isOpen = (reply: Reply<Placed>): boolean =>
  isPutOff(reply) ||
  (reply.status === 409 && reply.error?.code === 'REQUEST_IN_PROGRESS' && reply.headers.has('retry-after'))

/** A purchase that must succeed. Answers with the new order's id. */
export async function bought(url: string, token: string, body: unknown): Promise<number> {
  const reply = await purchase(url, token, body)
  expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
  return reply.results.id
}

export const readTransaction = (url: string, token: string, id: number): Promise<Transaction> =>
  ok<Transaction>(url, 'GET', `/user/transaction/${id}`, { token })
