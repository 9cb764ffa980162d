import type { Page } from '@playwright/test'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { keepSession } from '../setup/keep-session'
import { newSeller } from '../setup/seller'
import { control } from '../setup/simulator'
import { addBankAccount, addBillingDetails, addCard, type Newcomer } from './journey'

const DAY = 86_400

const credit = (page: Page) => page.getByRole('region', { name: 'Your credit' })

/** Opens the dialog that adds credit, with an amount and one of the tabs. */
async function openTopUp(page: Page, amount: number, tab: 'Pay By ACH' | 'Pay By Card'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add credit' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add credit' })
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill(String(amount))
  await dialog.getByRole('tab', { name: tab }).click()
}

const pay = (page: Page, amount: string): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Add credit' })
    .getByRole('button', { name: `Pay ${amount}` })
    .click()

/** Answers the question of an action. */
async function confirm(page: Page, dialog: string, button: string): Promise<void> {
  await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
}

async function addCreditByCard(page: Page, person: Newcomer): Promise<void> {
  await openTopUp(page, 50, 'Pay By Card')
  await addBillingDetails(page, person)
  await addCard(page, '4242424242424242', `${person.firstName} ${person.lastName}`)
  await expect(page.getByRole('dialog', { name: 'Add credit' }).getByText('4242').first()).toBeVisible()
  await pay(page, '$50.00')
  await expect(page.getByText('$50.00 added to your wallet')).toBeVisible()
  await expect(credit(page).getByText('$50.00')).toBeVisible()
}

async function addCreditByBank(page: Page, person: Newcomer, simUrl: string): Promise<void> {
  await openTopUp(page, 25, 'Pay By ACH')
  await addBankAccount(page, person)
  await pay(page, '$25.00')
  await expect(page.locator('#main').getByText('$25.00 is on its way')).toBeVisible()
  await expect(credit(page).getByText('$50.00')).toBeVisible()
  await control(simUrl, 'clock', { advanceSeconds: 5 * DAY })
  await page.reload()
  await expect(credit(page).getByText('$75.00')).toBeVisible()
  await expect(page.getByText('$25.00 is on its way')).toBeHidden()
}

/** From the empty list of campaigns to the page of one that runs. */
async function startCampaign(page: Page, listing: string, name: string): Promise<void> {
  await page.goto('/dashboard/campaigns')
  await page.getByRole('link', { name: 'Create your first campaign' }).click()
  await page.getByRole('radio', { name: /^Top of lists/ }).check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: listing }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: listing })).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  const budget = page.getByRole('textbox', { name: /^Budget/ })
  await budget.fill('90')
  await expect(page.getByText('Your wallet is $15.00 short')).toBeVisible()
  await budget.fill('40')
  await expect(page.getByRole('region', { name: 'What to expect' }).getByText(/In the last 30 days/)).toBeVisible()
  await page.getByRole('button', { name: '14 days' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByText('$40.00 moves from your wallet to this campaign. $35.00 stays available.')).toBeVisible()
  await page.getByRole('button', { name: 'Start campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

for (const width of [1440, 390])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a seller funds an empty wallet by card and by bank, runs a campaign, and gets the rest back', async ({
      page,
      stack,
    }) => {
      const seller = await newSeller(stack)
      const person = { email: seller.email, password: '', firstName: 'Pia', lastName: 'Holm' }
      const listing = freshName('Holm Ad Depot')
      await ok(stack.url, 'POST', '/warehouse/', { token: seller.token, body: liveListing(listing) })
      await keepSession(page, seller)

      await page.goto('/dashboard/wallet')
      await expect(credit(page).getByText('$0.00')).toHaveCount(2)
      await expect(page.getByText('No credit yet')).toBeVisible()
      await addCreditByCard(page, person)
      await addCreditByBank(page, person, stack.simUrl)
      await startCampaign(page, listing, 'Harbor push')

      const status = page.getByRole('main').getByRole('status')
      await expect(status.getByText('Active')).toBeVisible()
      await page.getByRole('button', { name: 'Pause' }).click()
      await confirm(page, 'Pause this campaign?', 'Pause')
      await expect(status.getByText('Paused')).toBeVisible()
      await page.getByRole('button', { name: 'Resume' }).click()
      await confirm(page, 'Resume this campaign?', 'Resume')
      await expect(status.getByText('Active')).toBeVisible()

      await page.getByRole('button', { name: 'Edit budget' }).click()
      await page.getByLabel('Total budget').fill('55')
      await expect(page.getByText('$15.00 moves from your wallet, which has $35.00 available.')).toBeVisible()
      await page.getByRole('button', { name: 'Save budget' }).click()
      await expect(page.getByRole('meter', { name: 'Spent $0.00 of the budget of $55.00' })).toBeVisible()

      await page.getByRole('link', { name: 'All campaigns' }).click()
      await expect(page.getByText('1 campaign', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Actions for Harbor push' }).click()
      await page.getByRole('menuitem', { name: 'Stop' }).click()
      await expect(page.getByText('$55.00 returns to your wallet; $0.00 is spent.')).toBeVisible()
      await confirm(page, 'Stop this campaign for good?', 'Stop for good')
      await expect(page.getByText('Campaign stopped')).toBeVisible()
      await page.getByRole('button', { name: 'Actions for Harbor push' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await confirm(page, 'Delete this campaign?', 'Delete campaign')
      await expect(page.getByRole('link', { name: 'Create your first campaign' })).toBeVisible()

      await page.goto('/dashboard/wallet?kind=refund')
      await expect(credit(page).getByText('$75.00')).toBeVisible()
      await expect(credit(page).getByText('$0.00')).toBeVisible()
      await expect(page.getByText('+$55.00')).toBeVisible()
    })
  })
