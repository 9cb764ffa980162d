import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ACTORS, PASSWORD, type Actor } from '../setup/actors'
import type { Mail } from '../setup/stack'

/** A merchant who does not exist yet. */
export type Newcomer = { email: string; password: string; firstName: string; lastName: string }

export const newcomer = (): Newcomer => ({
  email: `merchant-${randomBytes(5).toString('hex')}@example.com`,
  password: 'Pallets-and-Racks-7',
  firstName: 'Nora',
  lastName: 'Quist',
})

/** From the home page's search to the listing's own page. */
export async function searchAndOpen(page: Page, city: string, listing: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Where do you need space?' }).fill(city)
  await page.getByRole('button', { name: 'Find space' }).click()
  await expect(page).toHaveURL(new RegExp(`/search\\?query=${city}`))
  await page.getByRole('link', { name: listing }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: listing })).toBeVisible()
}

/** Fills the booking box. The quantity is in the mode's unit. */
export async function chooseSpace(
  page: Page,
  choice: { mode: 'Pallets' | 'Square feet'; months: number; quantity: number; start: string },
): Promise<void> {
  const box = page.getByRole('region', { name: 'Book this warehouse' })
  await box.getByRole('radio', { name: choice.mode }).check({ force: true })
  await box.getByRole('radio', { name: new RegExp(`^${choice.months} month`) }).check({ force: true })
  await box.getByLabel(/^Order Quantity/).fill(String(choice.quantity))
  await box.getByLabel('Start date').fill(choice.start)
}

export const reserve = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Book this warehouse' }).getByRole('button', { name: 'Reserve' }).click()

export async function register(page: Page, person: Newcomer): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/register\?returnTo=/)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Opens the link of the mail that verifies an address, in a tab of its own, as people do. */
export async function verifyEmail(page: Page, outbox: () => Mail[], email: string): Promise<void> {
  let link = ''
  await expect
    .poll(() => {
      const mail = outbox().find(({ to, subject }) => to === email && subject.startsWith('Verify'))
      link = /https?:\/\/\S+\/auth\/email-verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByText('Your email is verified')).toBeVisible()
  await tab.close()
}

export async function addCard(page: Page, number: string, holder: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Payment card' }).click()
  await page.getByRole('button', { name: 'New Card' }).click()
  const form = page.getByRole('dialog', { name: 'New Card' })
  await form.getByLabel('Card Holder').fill(holder)
  await form.getByLabel('Card number').pressSequentially(number)
  await form.getByLabel('Expiry date').pressSequentially('1234')
  await form.getByLabel('CVC').pressSequentially('123')
  await form.getByRole('button', { name: 'Save' }).click()
}

export async function addBillingDetails(page: Page, person: Newcomer): Promise<void> {
  await page.getByRole('button', { name: 'Select Billing Details' }).click()
  await page.getByRole('button', { name: 'New billing details' }).click()
  const form = page.getByRole('dialog', { name: 'New billing details' })
  await form.getByLabel('Full Name').fill(`${person.firstName} ${person.lastName}`)
  await form.getByLabel('Phone Number').fill('614-555-0142')
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Country').selectOption('US')
  await form.getByLabel('Street').fill('120 Dock Street')
  await form.getByLabel('City').fill('Columbus')
  await form.getByLabel('Zip code').fill('43215')
  await form.getByLabel('State').selectOption('OH')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

export async function addBankAccount(page: Page, person: Newcomer): Promise<void> {
  await page.getByRole('button', { name: 'Select ACH' }).click()
  await page.getByRole('button', { name: 'New ACH Info' }).click()
  const form = page.getByRole('dialog', { name: 'New ACH Info' })
  await form.getByLabel('Routing Number').fill('110000000')
  await form.getByLabel('Name on Account').fill(`${person.firstName} ${person.lastName}`)
  await form.getByLabel('Email Address').fill(person.email)
  await form.getByRole('button', { name: 'Connect bank account' }).click()
  await page.getByRole('button', { name: 'Link account' }).click()
  await expect(form).toBeHidden()
}

/** Agrees and confirms; answers with the id of the transaction that the dialog leads to. */
export async function confirmPurchase(page: Page): Promise<number> {
  await page.getByLabel('Agree to Merchant Agreement').check()
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.getByText('Warehouse Reservation Placed!')).toBeVisible()
  await page.getByRole('link', { name: 'View reservation' }).click()
  await expect(page).toHaveURL(/\/dashboard\/transactions\/\d+/)
  return Number(/transactions\/(\d+)/.exec(page.url())?.[1])
}

/** A decision on the page of a transaction: the button, then the same button in the dialog that asks again. */
export async function decide(page: Page, id: number, action: string): Promise<void> {
  await page.goto(`/dashboard/transactions/${id}`)
  await page.getByRole('button', { name: action }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

/** From the panel's door to its start page. */
export async function signInToPanel(page: Page, actor: Actor): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(ACTORS[actor])
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}
