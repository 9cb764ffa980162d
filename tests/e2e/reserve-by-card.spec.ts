import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { tokenOf } from '../setup/actors'
import { paymentIntentOf } from '../setup/simulator'
import { inDays } from '../setup/days'
import {
  addBillingDetails,
  addCard,
  chooseSpace,
  confirmPurchase,
  decide,
  newcomer,
  register,
  reserve,
  searchAndOpen,
  verifyEmail,
} from './journey'

const LISTING = 'Calloway Columbus Fulfillment Center'
const QUANTITY = 12
/** 12 pallets at the three-month price of $19.00. */
const DUE_CENTS = 22_800

const freePallets = async (url: string): Promise<number> =>
  (await ok<{ freePallets: number }>(url, 'GET', `/warehouse/${listingIds.main}`)).freePallets

test('a visitor finds space, registers, reserves by card, and the seller accepts', async ({
  page,
  stack,
  browser,
  signInAs,
}) => {
  const person = newcomer()
  const free = await freePallets(stack.url)

  await searchAndOpen(page, 'Columbus', LISTING)
  expect(await page.content()).not.toContain('$19.00')
  await expect(page.getByRole('link', { name: 'Login to view price' }).first()).toBeVisible()
  await chooseSpace(page, { mode: 'Pallets', months: 3, quantity: QUANTITY, start: inDays(2) })
  await reserve(page)
  await register(page, person)

  await expect(page).toHaveURL(/#RESERVE$/)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await expect(dialog.getByText('$19.00')).toBeVisible()
  await expect(dialog.getByText('$228.00').first()).toBeVisible()
  await expect(dialog.getByText('3 months', { exact: true })).toBeVisible()
  await verifyEmail(page, stack.outbox, person.email)

  await dialog.getByRole('tab', { name: 'Pay By Card' }).click()
  await addBillingDetails(page, person)
  await addCard(page, '4242424242424242', `${person.firstName} ${person.lastName}`)
  await expect(dialog.getByText('4242').first()).toBeVisible()
  const id = await confirmPurchase(page)

  await expect(page.getByRole('heading', { level: 1, name: `Reservation ${id}` })).toBeVisible()
  const held = await paymentIntentOf(stack.simUrl, id)
  expect(held).toMatchObject({ status: 'requires_capture', amount: DUE_CENTS, amount_capturable: DUE_CENTS })
  expect(await freePallets(stack.url)).toBe(free - QUANTITY)

  const office = await browser.newContext({ baseURL: stack.url })
  const seller = await office.newPage()
  await signInAs(seller, 'seller')
  await decide(seller, id, 'Accept reservation')
  await expect(seller.getByText('Reservation accepted')).toBeVisible()
  await office.close()

  const taken = await paymentIntentOf(stack.simUrl, id)
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: DUE_CENTS })
  const order = await ok<{ status: string }>(stack.url, 'GET', `/user/transaction/${id}`, {
    token: await tokenOf(stack.url, 'seller'),
  })
  expect(order.status).toBe('approved')
  expect(await freePallets(stack.url)).toBe(free - QUANTITY)
  await page.reload()
  await expect(page.getByRole('status').getByText('Approved')).toBeVisible()
})
