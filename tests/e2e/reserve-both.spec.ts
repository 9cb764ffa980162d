import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { tokenOf } from '../setup/actors'
import { paymentIntentOf } from '../setup/simulator'
import { inDays } from '../setup/days'
import { chooseSpace, confirmPurchase, decide, reserve } from './journey'

/** Six pallets at the three-month price of $19.00, and the deposit of $1,200.00 less 5 %. */
const DUE_CENTS = 11_400 + 114_000

test('a merchant reserves storage and fulfillment together, and the seller accepts both', async ({
  page,
  stack,
  browser,
  signInAs,
}) => {
  await signInAs(page, 'customer')
  const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${listingIds.main}`)
  await page.goto(`/warehouses/${slug}`)
  await chooseSpace(page, { mode: 'Pallets', months: 3, quantity: 6, start: inDays(3) })
  const box = page.getByRole('region', { name: 'Book this warehouse' })
  await box.getByRole('checkbox', { name: /^Add fulfillment/ }).check()
  await box.getByLabel('Monthly order volume').selectOption('501 to 2000')
  await expect(box.getByText('Fulfillment deposit', { exact: true })).toBeVisible()
  await expect(box.getByText('$1,254.00').first()).toBeVisible()
  await reserve(page)

  const dialog = page.getByRole('dialog', { name: 'Reserve space and fulfillment' })
  await expect(dialog.getByText('Due for both')).toBeVisible()
  await expect(dialog.getByText('$1,254.00').first()).toBeVisible()
  await expect(dialog.getByText(/both are canceled or expire together/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Add fulfillment/ }).uncheck()
  const storage = page.getByRole('dialog', { name: 'Reserve space', exact: true })
  await expect(storage).toBeVisible()
  await storage.getByRole('checkbox', { name: /^Add fulfillment/ }).check()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Monthly order volume').selectOption('501 to 2000')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('tab', { name: 'Pay By Card' }).click()
  const id = await confirmPurchase(page)

  await expect(page.getByRole('heading', { level: 1, name: `Reservation ${id}` })).toBeVisible()
  await expect(page.getByText('6 pallets; fulfillment of 501 to 2000 orders a month').first()).toBeVisible()
  await expect(page.getByText('Due for fulfillment')).toBeVisible()
  expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'requires_capture', amount: DUE_CENTS })

  const office = await browser.newContext({ baseURL: stack.url })
  const seller = await office.newPage()
  await signInAs(seller, 'seller')
  await seller.goto('/dashboard/transactions?type=fulfillment')
  await expect(seller.getByText(/6 pallets; fulfillment of/).first()).toBeVisible()
  await decide(seller, id, 'Accept reservation')
  await expect(seller.getByText('Reservation accepted')).toBeVisible()
  await office.close()

  expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'succeeded', amount_received: DUE_CENTS })
  const token = await tokenOf(stack.url, 'customer')
  await expect
    .poll(async () => (await ok<Transaction>(stack.url, 'GET', `/user/transaction/${id}`, { token })).invoice?.number)
    .toBeDefined()
  await page.reload()
  await page.getByRole('link', { name: 'View invoice' }).click()
  await expect(page.getByRole('rowheader', { name: 'Storage' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Fulfillment' })).toBeVisible()
})
