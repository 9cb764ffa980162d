import type { Page } from '@playwright/test'
import { ACTORS } from '../setup/actors'
import { expect, test } from '../setup/browser-test'
import { keepSession } from '../setup/keep-session'
import { newSeller } from '../setup/seller'
import { newcomer, type Newcomer } from './journey'

const at = (page: Page, step: string) => expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
const go = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
/** A choice of a list in view; its control is under its label. */
const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()

async function fillBasics(page: Page, person: Newcomer): Promise<void> {
  await go(page, 'Submit RFP & Create Account')
  await expect(page.getByRole('button', { name: 'First Name is required' })).toBeVisible()
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password)
  await page.getByLabel('Company name').fill(`Quist Toys ${person.email}`)
  await page.getByLabel(/^Message/).fill('We need room for toys from March on.')
}

async function fillNeed(page: Page): Promise<void> {
  await page.getByLabel('Where do you need space?').fill('Columbus, OH')
  await page.getByLabel('Term', { exact: true }).selectOption('6')
  await page.getByLabel(/^Pallets to store/).selectOption('51-100')
  await page.getByLabel(/^Shipments per month/).selectOption('501-1000')
  await go(page, 'Show all')
  await page.getByText('Footwear', { exact: true }).click()
  await page.getByLabel(/^Year founded/).fill('1998')
  await choose(page, /EDI/, 'No')
  await choose(page, /A 3PL stores/, 'Yes')
  await choose(page, /We store or ship ourselves/, 'No')
}

test('R-008, R-183, R-199, R-202, R-225: a visitor sends a request from a listing, completes it after sign-in, and shares it', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(180_000)
  const receiver = await newSeller(stack)
  const receiverName = `Holm Storage ${receiver.user.id}`
  await stack.pool.query('update users set company = $2 where id = $1', [receiver.user.id, receiverName])
  const { rows } = await stack.pool.query<{ id: number; slug: string; name: string }>(
    `select s.id, s.slug, s.name from market.listing_search s join users u on u.id = s.seller_id
     where s.listed and u.email = $1 order by s.id limit 1`,
    [ACTORS.seller],
  )
  const { id = 0, slug = '', name = '' } = rows[0] ?? {}
  const person = newcomer()
  const company = `Quist Toys ${person.email}`

  await page.goto(`/warehouses/${slug}`)
  await page.getByRole('link', { name: 'Send a full request for proposal' }).click()
  await expect(page).toHaveURL(new RegExp(`/warehouses/rfp/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: /^Get a Quote from / })).toBeVisible()
  await fillBasics(page, person)
  await go(page, 'Add more: RFP')
  await at(page, 'RFP')
  await fillNeed(page)
  for (const step of ['Inbound Order Profile', 'Outbound Order Profile', 'Inventory Order Profile']) {
    await go(page, `Add more: ${step}`)
    await at(page, step)
  }
  await go(page, 'Submit RFP & Create Account')
  await expect(page).toHaveURL(/\/success-rfp$/)
  await expect(page.getByRole('heading', { name: 'Information Submitted' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Back to ${name}` })).toHaveAttribute('href', `/warehouses/${slug}`)

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/warehouses/rfp/${id}\\?steps=1`))
  await expect(page.getByText('Your email is not verified yet!').first()).toBeVisible()
  await expect(page.getByLabel('Where do you need space?')).toHaveValue('Columbus, OH')
  for (const step of ['Inbound Order Profile', 'Outbound Order Profile', 'Inventory Order Profile']) {
    await go(page, 'Next')
    await at(page, step)
  }
  await expect(page).toHaveURL(new RegExp(`/warehouses/rfp/${id}$`))
  await go(page, 'Update')
  await expect(page.getByText('Merchant updated')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/users\/customers\/[\w-]+/)

  await page.goto('/dashboard/submit-rfp')
  await page.getByRole('searchbox', { name: 'Search companies by name or place' }).fill(receiverName)
  await page.getByRole('checkbox', { name: receiverName }).check()
  await go(page, 'Send to 1 company')
  await expect(page.getByText('Sent to 1 company')).toBeVisible()
  await page.getByLabel('Who is it for?').fill('Pier 9')
  await go(page, 'Create link')
  const link = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')

  const others = await browser.newContext({ baseURL: stack.url })
  const stranger = await others.newPage()
  await stranger.goto(link ?? '')
  await expect(stranger.getByRole('heading', { name: `Request for proposal of ${company}` })).toBeVisible()
  await expect(stranger.getByText('Columbus, OH')).toBeVisible()
  await go(page, 'Revoke: Pier 9')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The link is revoked')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('This link was revoked').last()).toBeVisible()

  const desk = await others.newPage()
  await keepSession(desk, receiver)
  await desk.goto('/dashboard/leads')
  await desk.getByRole('tab', { name: 'From the public form' }).click()
  await expect(desk).toHaveURL(/\/dashboard\/leads#publicRFP$/)
  await desk.getByRole('link', { name: company }).click()
  await expect(desk.getByRole('heading', { level: 1, name: `Request of ${company}` })).toBeVisible()
  await others.close()
})
