import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { signInWith, tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { newBuyer, type Buyer } from '../setup/buyer'
import { keepSession } from '../setup/keep-session'
import { breakCard, workOfDay } from '../setup/months'
import { newSeller, type NewSeller } from '../setup/seller'
import { control } from '../setup/simulator'
import { inDays } from '../setup/days'
import { decide } from './journey'

const DAY_SECONDS = 86_400
const SENTENCE = '40 pallets near Akron, OH for 3 months'

type Provider = NewSeller & { page: Page; warehouse: string; warehouseId: number }

/** A provider with a window and a listing of their own, whose months the platform charges. */
async function newProvider(
  stack: Parameters<typeof newSeller>[0],
  context: BrowserContext,
  stem: string,
): Promise<Provider> {
  const seller = await newSeller(stack)
  const warehouse = freshName(stem)
  const { id: warehouseId } = await ok<WarehouseRecord>(stack.url, 'POST', '/warehouse/', {
    token: seller.token,
    body: { ...liveListing(warehouse), price3: 18.5, billedByPlatform: true },
  })
  const page = await context.newPage()
  await keepSession(page, seller)
  return { ...seller, page, warehouse, warehouseId }
}

/** From the sentence to the comparison of these warehouses. */
async function findByWords(page: Page, warehouses: readonly string[]): Promise<void> {
  await page.goto('/warehouses?view=list')
  // The list has been read once its cards can be put aside: what is typed then is heard.
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search warehouses' })
  await search.fill(SENTENCE)
  await search.press('Enter')
  await expect(page).toHaveURL(/minPallets=40/)
  const need = page.getByRole('group', { name: 'What you need' })
  await expect(need.getByLabel('Quantity')).toHaveValue('40')
  for (const name of warehouses) {
    const card = page.getByRole('article').filter({ hasText: name })
    await card.getByRole('checkbox', { name: /^Compare/ }).check({ force: true })
  }
  await page.getByRole('region', { name: 'Warehouses to compare' }).getByRole('link', { name: 'Compare' }).click()
  for (const name of warehouses) await expect(page.getByRole('link', { name }).first()).toBeVisible()
}

/** From the comparison to a request that is sent. */
async function askForQuotes(page: Page, company: string): Promise<void> {
  await page.getByRole('link', { name: 'Ask for quotes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask several warehouses' })).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('40')
  await expect(page.getByLabel('Term')).toHaveValue('3')
  await page.getByLabel('First day').fill(inDays(1))
  await page.getByLabel('Title').fill('Space for the season')
  await page.getByLabel(/^Message/).fill('Boots on standard pallets, two trucks a week.')
  await page.getByLabel('Questions to the warehouses').fill('How fast do you unload?')
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('Estimated pallet storage volume').selectOption('27-50')
  await page.getByLabel('Current monthly shipment volume').selectOption('51-200')
  await page.getByRole('checkbox', { name: 'Footwear' }).check()
  await page.getByRole('button', { name: 'Send to 3 warehouses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Space for the season' })).toBeVisible()
  await expect(page.getByText('3 warehouses have not sent a quote.')).toBeVisible()
}

/** A provider finds the request in the list and sends a quote at a price. */
async function sendQuote({ page }: Provider, company: string, price: string): Promise<void> {
  await page.goto('/dashboard/requests')
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Request from ${company}` })).toBeVisible()
  await page.getByRole('link', { name: 'Send a quote' }).click()
  await page.getByRole('button', { name: 'Start from my rates' }).click()
  const storage = page.getByLabel('Storage per pallet per month ($)')
  await expect(storage).toHaveValue('18.50')
  await storage.fill(price)
  await page.getByLabel('How fast do you unload?').fill('Two hours.')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expect(page.getByRole('heading', { name: 'Your quote' })).toBeVisible()
}

const quoteOf = (page: Page, warehouse: string): Locator =>
  page.getByRole('region', { name: 'Quotes side by side' }).getByRole('columnheader', { name: warehouse })

/** Proposes a change of the reservation in the merchant's window; the warehouse accepts it in theirs. */
async function agreeOn(
  merchant: Page,
  { page: desk }: Provider,
  path: string,
  { kind, fill, said }: { kind: string; fill: (dialog: Locator) => Promise<unknown>; said: RegExp },
): Promise<void> {
  await merchant.getByRole('button', { name: 'Propose a change' }).click()
  const dialog = merchant.getByRole('dialog', { name: 'Propose a change' })
  await dialog.getByRole('radio', { name: kind }).check({ force: true })
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await expect(dialog).toBeHidden()
  await desk.goto(path)
  await expect(desk.getByText('The customer proposes a change')).toBeVisible()
  await expect(desk.getByText(said).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(desk.getByText('The customer proposes a change')).toBeHidden()
  await merchant.goto(path)
  await expect(merchant.getByText(said).first()).toBeVisible()
  await expect(merchant.getByRole('button', { name: 'Propose a change' })).toBeVisible()
}

test('one need, from a sentence to three quotes, a reservation, its months, its changes, its end, and a review', async ({
  browser,
  page,
  stack,
  signInAs,
}) => {
  test.setTimeout(240_000)
  const windows: BrowserContext[] = []
  const newWindow = async () => {
    const context = await browser.newContext({ baseURL: stack.url, timezoneId: 'America/Chicago' })
    windows.push(context)
    return context
  }
  const buyer: Buyer = await newBuyer(stack)
  const company = `Okafor Boots ${buyer.id}`
  await keepSession(page, await signInWith(stack.url, buyer.email, 'Correct-horse-7'))
  const providers: Provider[] = []
  for (const stem of ['Akron North', 'Akron South', 'Akron West'])
    providers.push(await newProvider(stack, await newWindow(), stem))
  const [first, second, third] = providers
  if (!first || !second || !third) throw new Error('three providers')

  // The sentence, the comparison, and the request.
  await findByWords(
    page,
    providers.map(({ warehouse }) => warehouse),
  )
  await askForQuotes(page, company)

  // Three quotes come onto the open board without a reload.
  await sendQuote(first, company, '18')
  await expect(quoteOf(page, first.warehouse)).toBeVisible()
  await sendQuote(second, company, '19')
  await sendQuote(third, company, '21')
  for (const { warehouse } of providers) await expect(quoteOf(page, warehouse)).toBeVisible()
  await expect(page.getByText('have not sent a quote')).toBeHidden()

  // An admin sees all three.
  const office = await (await newWindow()).newPage()
  await signInAs(office, 'admin')
  await office.goto('/dashboard/quotes')
  for (const { warehouse } of providers)
    await expect(office.getByRole('link', { name: `${company} to ${warehouse}` })).toBeVisible()

  // A counter-offer, and the better quote; both windows follow each other.
  await quoteOf(page, first.warehouse).getByRole('link').click()
  await page.getByRole('button', { name: 'Propose another price' }).click()
  const counter = page.getByRole('dialog', { name: 'Propose another price' })
  await counter.getByLabel('Your price for storage ($)').fill('16')
  await counter.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your counter-offer' })).toBeVisible()
  await expect(first.page.getByRole('heading', { name: 'Counter-offer', exact: true })).toBeVisible()
  await first.page.getByLabel('Storage per pallet per month ($)').fill('17')
  await first.page.getByRole('button', { name: 'Send quote' }).click()
  await expect(page.getByRole('heading', { name: 'The quote', exact: true })).toBeVisible()

  // The award, and the reservation at its price.
  await page.getByRole('link', { name: 'Compare and choose' }).click()
  await expect(page.getByText('$2,040.00').first()).toBeVisible()
  await quoteOf(page, first.warehouse)
    .getByRole('button', { name: /^Choose the quote of/ })
    .click()
  const award = page.getByRole('dialog', { name: 'Choose this quote?' })
  await award.getByLabel('Reason for the others').selectOption({ label: 'The price is above our budget.' })
  await award.getByRole('button', { name: 'Choose and reserve' }).click()
  const purchase = page.getByRole('dialog', { name: 'Reserve space' })
  await expect(purchase.getByText('$680.00').first()).toBeVisible()
  await expect(second.page.getByText('The price is above our budget.').first()).toBeVisible()
  await purchase.getByRole('tab', { name: 'Pay By Card' }).click()
  await purchase.getByLabel('Agree to Merchant Agreement').check()
  await purchase.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.getByText('Warehouse Reservation Placed!')).toBeVisible()
  await page.getByRole('link', { name: 'View reservation' }).click()
  await expect(page).toHaveURL(/\/dashboard\/transactions\/\d+/)
  const path = new URL(page.url()).pathname
  const id = Number(path.split('/').at(-1))
  await decide(first.page, id, 'Accept reservation')
  await expect(first.page.getByText('Reservation accepted')).toBeVisible()

  // The goods: announced, confirmed, checked in.
  await page.goto(path)
  await page.getByRole('button', { name: 'Announce an arrival' }).click()
  const arrival = page.getByRole('dialog', { name: 'Announce an arrival' })
  await expect(arrival.getByLabel('Quantity')).toHaveValue('40')
  await arrival.getByLabel('Carrier').fill('Swift Lines')
  await arrival.getByRole('button', { name: 'Announce' }).click()
  await expect(arrival).toBeHidden()
  await first.page.goto(path)
  await first.page.getByRole('button', { name: 'Confirm the slot' }).click()
  await expect(first.page.getByText('The slot is confirmed.')).toBeVisible()
  await first.page.getByRole('button', { name: 'Check in' }).click()
  const checkIn = first.page.getByRole('dialog', { name: 'Check in goods' })
  await checkIn.getByLabel('Damaged units').fill('1')
  await checkIn.getByRole('button', { name: 'Check in' }).click()
  await expect(first.page.getByText('Checked in').first()).toBeVisible()

  // The second month fails, and is paid by another method.
  const start = inDays(1)
  const due = addMonths(start, 1)
  await breakCard(stack, { orderId: id, buyerId: buyer.id })
  await workOfDay(stack, due)
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText('Failed, we will try again')).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 40_000 })
  const months = page.getByRole('table', { name: 'Months of this reservation and their payments' })
  await page.getByLabel('Pay with').selectOption({ label: 'Test Bank account ending in 6789' })
  await page.getByRole('button', { name: 'Pay month 2' }).click()
  await expect(page.getByText('Debit on its way')).toBeVisible()
  await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
  await expect(async () => {
    await page.goto(path)
    await expect(months.getByText('Paid', { exact: true })).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 40_000 })

  // Ten more pallets for the third month, a month longer, and an early end after all.
  const thirdMonth = addMonths(start, 2)
  await agreeOn(page, first, path, {
    kind: 'More or less space',
    fill: async (dialog) => {
      await dialog.getByLabel('Pallets').fill('50')
      await dialog.getByLabel('From').fill(thirdMonth)
    },
    said: /^50 pallets from/,
  })
  await agreeOn(page, first, path, {
    kind: 'Extend',
    fill: (dialog) => dialog.getByLabel('Extend by').selectOption('1'),
    said: /^1 month longer, until/,
  })
  await agreeOn(page, first, path, {
    kind: 'End early',
    fill: (dialog) => dialog.getByLabel('Last day').fill(addDays(addMonths(start, 3), 14)),
    said: /^End after/,
  })
  await office.goto(path)
  await expect(office.getByRole('heading', { level: 1, name: `Reservation ${id}` })).toBeVisible()
  await expect(office.getByText(/^End after/).first()).toBeVisible()

  // The first day has come, and with it the review.
  await stack.pool.query(`update market.orders set start_day = (now() at time zone 'utc')::date where id = $1`, [id])
  const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${first.warehouseId}`, {
    token: await tokenOf(stack.url, 'admin'),
  })
  await page.goto(`/warehouses/${slug}#reviews`)
  await page.getByRole('button', { name: 'Add Review' }).click()
  const review = page.getByRole('dialog', { name: 'Add Review' })
  await review.getByRole('group', { name: 'Rating' }).getByRole('radio', { name: '5 stars' }).check({ force: true })
  await review.getByRole('textbox').fill('They unloaded two trucks in an hour and counted right.')
  await review.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('They unloaded two trucks in an hour and counted right.')).toBeVisible()
  for (const context of windows) await context.close()
})
