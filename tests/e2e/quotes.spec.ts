import type { Page } from '@playwright/test'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { violationsOf } from '../setup/axe'
import { newBuyer } from '../setup/buyer'
import { expect, test } from '../setup/browser-test'
import { keepSession } from '../setup/keep-session'
import { offerBody, quotesOf } from '../api/reservations/quote/offer'
import { signInWith, tokenOf } from '../setup/actors'
import { inDays } from '../setup/days'

const PHONE = { width: 390, height: 844 }

/** Nothing is wider than a phone, and axe finds nothing. */
async function readsOnPhones(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
  expect((await violationsOf(page, 'all')).map(({ said }) => said)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a merchant asks for a quote, proposes another price, accepts the better one, and reserves at it', async ({
  browser,
  page,
  stack,
  signInAs,
}) => {
  const { rows } = await stack.pool.query<{ name: string }>('select name from market.listing_search where id = $1', [
    listingIds.main,
  ])
  const name = rows[0]?.name ?? ''
  const buyer = await newBuyer(stack)
  await keepSession(page, await signInWith(stack.url, buyer.email, 'Correct-horse-7'))
  await page.goto(`/dashboard/warehouses/${listingIds.main}?month=3&space=12&mode=PALLET&start=${inDays(30)}#QUOTE`)
  const dialog = page.getByRole('dialog', { name: `Get a Quote from ${name}` })
  await expect(dialog.getByLabel('Quantity')).toHaveValue('12')
  await dialog.getByLabel('Company Name').fill('Okafor Supply')
  await dialog.getByLabel('Answer by').fill(inDays(5))
  await dialog.getByRole('checkbox', { name: 'Footwear' }).check()
  await dialog.getByLabel('Estimated Pallet Storage Volume').selectOption('6-15')
  await dialog.getByLabel('Current Monthly Shipment Volume').selectOption('51-200')
  await dialog.getByLabel('Enter a Message').fill('Twelve pallets of boots.')
  await dialog.getByRole('button', { name: 'Submit RFP' }).click()
  await expect(dialog).toBeHidden()

  const desk = await (await browser.newContext()).newPage()
  await signInAs(desk, 'seller')
  await desk.goto(`${stack.url}/dashboard/quotes?awaiting=true`)
  await desk
    .getByRole('link', { name: `Okafor Supply to ${name}` })
    .first()
    .click()
  await expect(desk.getByText('12 pallets from')).toBeVisible()
  await desk.getByRole('button', { name: 'Start from my rates' }).click()
  const price = desk.getByLabel('Storage per pallet per month ($)')
  await expect(price).not.toHaveValue('')
  await price.fill('19')
  await desk.getByLabel('Setup, once ($)').fill('40')
  await readsOnPhones(desk)
  await desk.getByRole('button', { name: 'Send quote' }).click()
  await expect(desk.getByText('Quote sent', { exact: true }).first()).toBeVisible()

  await page.goto('/dashboard/quotes')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByText('$724.00')).toBeVisible()
  await expect(page.getByText('Not quoted').first()).toBeVisible()
  await readsOnPhones(page)
  await page.getByRole('button', { name: 'Propose another price' }).click()
  const counter = page.getByRole('dialog', { name: 'Propose another price' })
  await counter.getByLabel('Your price for storage ($)').fill('17')
  await counter.getByLabel('Message').fill('We stay longer if it works.')
  await counter.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your counter-offer' })).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('We stay longer if it works.').first()).toBeVisible()
  await desk.getByLabel('Storage per pallet per month ($)').fill('18')
  await desk.getByRole('button', { name: 'Send quote' }).click()
  await expect(desk.getByRole('heading', { name: 'Your quote' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Accept and reserve' }).click()
  const purchase = page.getByRole('dialog', { name: 'Reserve space' })
  await expect(purchase.getByText('$256.00').first()).toBeVisible()
  await expect(purchase.getByText('$688.00 for 3 months and $40.00 setup')).toBeVisible()
  await purchase.getByLabel('Agree to Merchant Agreement').check()
  await purchase.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.getByText('Warehouse Reservation Placed!')).toBeVisible()
  await page.getByRole('link', { name: 'View reservation' }).click()
  await expect(page.getByText('$688.00 for 3 months and $40.00 setup')).toBeVisible()
  await page.getByRole('link', { name: 'View the quote' }).click()
  await expect(page.getByText('Reserved', { exact: true })).toBeVisible()
})

test('quotes stand side by side with what is missing and what costs more', async ({ page, stack }) => {
  const buyer = await newBuyer(stack)
  const quotes = quotesOf(stack)
  const first = await quotes.askFor(listingIds.main, buyer)
  await quotes.send(first, await tokenOf(stack.url, 'seller'), offerBody())
  const second = await quotes.askFor(listingIds.secondSeller, buyer)
  await quotes.send(second, await tokenOf(stack.url, 'seller2'), offerBody({ lines: { storage: 20 } }))
  await keepSession(page, await signInWith(stack.url, buyer.email, 'Correct-horse-7'))
  await page.goto('/dashboard/quotes')
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('link', { name: 'Compare 2 quotes' }).click()
  const table = page.getByRole('table', { name: 'Quotes side by side' })
  const total = table.getByRole('row', { name: /^Total of the term/ })
  await expect(total).toContainText('$180.00')
  await expect(total).toContainText('+$2.50')
  await expect(table.getByRole('row', { name: /^Setup, once/ })).toContainText('Not quoted')
  await readsOnPhones(page)
})
