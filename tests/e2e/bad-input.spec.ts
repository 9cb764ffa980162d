import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Page } from '@playwright/test'
import { tokenOf } from '../setup/actors'
import { call } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { inDays } from '../setup/days'
import { addCard, chooseSpace, newcomer, reserve } from './journey'

const box = (page: Page) => page.getByRole('region', { name: 'Book this warehouse' })

const twelveMonths = {
  type: 'offering',
  warehouseId: listingIds.oneTerm,
  agree: true,
  paymentType: 'CARD',
  cardId: 1,
  billingInfoId: 1,
  selectedTerm: 12,
  spaceType: 'PALLET',
  quantity: 5,
}

const orderCount = async (pool: { query: (sql: string) => Promise<{ rows: unknown[] }> }): Promise<unknown> =>
  (await pool.query('select count(*)::int as n from market.orders')).rows[0]

test('quantities under and over the limits are refused with the reason, and Reserve stays off', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.oneTerm}`)
  const quantity = box(page).getByLabel(/^Order Quantity/)
  await quantity.fill('4')
  await expect(
    box(page)
      .getByText(/minimum|at least|less than/i)
      .first(),
  ).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Reserve' })).toBeDisabled()
  await quantity.fill('101')
  await expect(
    box(page)
      .getByText(/maximum|at most|more than|greater than/i)
      .first(),
  ).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Reserve' })).toBeDisabled()
  await quantity.fill('5')
  await expect(box(page).getByRole('button', { name: 'Reserve' })).toBeEnabled()
})

test('a term without a price is not offered, and the server refuses it', async ({ page, stack, signInAs }) => {
  await signInAs(page, 'customer')
  const start = inDays(2)
  await page.goto(`/dashboard/warehouses/${listingIds.oneTerm}?month=12&space=5&mode=PALLET&start=${start}#RESERVE`)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await expect(dialog.getByText('3 months', { exact: true })).toBeVisible()
  await expect(box(page).getByRole('radio', { name: /^12 months/ })).toBeDisabled()
  const token = await tokenOf(stack.url, 'customer')
  const reply = await call(stack.url, 'POST', '/purchase/', {
    token,
    body: twelveMonths,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(reply.success).toBe(false)
  expect(reply.status).toBeLessThan(500)
})

test('a hidden listing is not there', async ({ page, stack, signInAs }) => {
  const reply = await page.request.get(`${stack.url}/api/warehouse/${listingIds.hidden}`)
  expect(reply.status()).toBe(404)
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.hidden}`)
  await expect(page.getByRole('button', { name: 'Reserve' })).toHaveCount(0)
})

test('a declined card says so, and nothing is left over', async ({ page, stack, signInAs }) => {
  const orders = await orderCount(stack.pool)
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.tiers}`)
  await chooseSpace(page, { mode: 'Pallets', months: 1, quantity: 5, start: inDays(2) })
  await reserve(page)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await dialog.getByRole('tab', { name: 'Pay By Card' }).click()
  await page.getByRole('button', { name: 'Select Payment card' }).click()
  await page.getByRole('button', { name: 'New Card' }).click()
  const form = page.getByRole('dialog', { name: 'New Card' })
  await form.getByLabel('Card Holder').fill('Cora Bennett')
  await form.getByLabel('Card number').pressSequentially('4000000000000002')
  await form.getByLabel('Expiry date').pressSequentially('1234')
  await form.getByLabel('CVC').pressSequentially('123')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/declined/i).first()).toBeVisible()
  expect(await orderCount(stack.pool)).toEqual(orders)
})

test('a card refused at the hold cancels the order and frees the space', async ({ page, stack, signInAs }) => {
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.tiers}`)
  await chooseSpace(page, { mode: 'Pallets', months: 1, quantity: 7, start: inDays(2) })
  await reserve(page)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await dialog.getByRole('tab', { name: 'Pay By Card' }).click()
  await addCard(page, '4000000000000341', newcomer().firstName)
  await expect(dialog.getByText('0341').first()).toBeVisible()
  await page.getByLabel('Agree to Merchant Agreement').check()
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(dialog.getByText(/declined/i).first()).toBeVisible()
  const { rows } = await stack.pool.query(
    `select count(*)::int as n from market.capacity_hold where warehouse_id = $1 and state <> 'released' and units = 7 * 1333`,
    [listingIds.tiers],
  )
  expect(rows[0]).toEqual({ n: 0 })
})
