import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { paymentIntentOf } from '../setup/simulator'
import { inDays } from '../setup/days'
import { chooseSpace, confirmPurchase, decide, reserve } from './journey'

const freePallets = async (url: string): Promise<number> =>
  (await ok<{ freePallets: number }>(url, 'GET', `/warehouse/${listingIds.tiers}`)).freePallets

test('the seller refuses: the hold is released and the space is free again', async ({
  page,
  stack,
  browser,
  signInAs,
}) => {
  const free = await freePallets(stack.url)
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.tiers}`)
  await chooseSpace(page, { mode: 'Pallets', months: 1, quantity: 25, start: inDays(2) })
  await reserve(page)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await dialog.getByRole('tab', { name: 'Pay By Card' }).click()
  const id = await confirmPurchase(page)
  expect((await paymentIntentOf(stack.simUrl, id)).status).toBe('requires_capture')
  expect(await freePallets(stack.url)).toBe(free - 25)

  const office = await browser.newContext({ baseURL: stack.url })
  const seller = await office.newPage()
  await signInAs(seller, 'seller')
  await decide(seller, id, 'Decline reservation')
  await expect(seller.getByText('Reservation canceled')).toBeVisible()
  await office.close()

  await expect.poll(async () => (await paymentIntentOf(stack.simUrl, id)).status).toBe('canceled')
  expect(await freePallets(stack.url)).toBe(free)
  await page.reload()
  await expect(page.getByRole('status').getByText('Canceled').first()).toBeVisible()
})
