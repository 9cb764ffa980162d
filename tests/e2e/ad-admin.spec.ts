import type { Page } from '@playwright/test'
import type { AccountHolder } from '@stackyard/shared/schema/account-holder'
import type { AdSeller, Campaign, ViewPrices } from '@stackyard/shared/schema/campaign'
import type { z } from 'zod'
import { tokenOf } from '../setup/actors'
import { type Advertiser, cardOf, logSeen, logVisit, seen, visitor } from '../setup/advertiser'
import { ok } from '../setup/api'
import { type Advertise, expect, test } from '../setup/browser-test'
import { newSeller } from '../setup/seller'

test.setTimeout(180_000)

/**
 * A campaign of a seller of the test's own, seen by three readers and visited by one. The cards are fetched first: in the
 * first hours of a campaign its allowance is ten views, less than a visit and the next view.
 */
async function seenCampaign(
  url: string,
  advertise: Advertise,
  name: string,
): Promise<{ seller: Advertiser; campaign: Campaign }> {
  const running = await advertise({ name, budget: 20 })
  const readers = await Promise.all(
    [visitor(), visitor(), visitor()].map(async (who) => ({
      who,
      record: seen(await cardOf(url, running.campaign, who)),
    })),
  )
  for (const { who, record } of readers) await logSeen(url, [record], who)
  const [first] = readers
  if (first) await logVisit(url, first.record, first.who)
  return running
}

/** Makes a page a seller's, by the token that the API gave. */
async function become(page: Page, url: string, token: string): Promise<void> {
  const user = await ok<object>(url, 'GET', '/user/profile/', { token })
  await page.addInitScript(
    ([kept, person]) => {
      if (location.protocol === 'about:') return
      localStorage.setItem('token', kept)
      localStorage.setItem('refreshToken', 'none')
      localStorage.setItem('user', person)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** The cells of a table, row by row, without its headings. */
const rowsOf = (page: Page, name: string): Promise<string[][]> =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))

/** Shows a chart's figures as a table. */
async function asTable(page: Page, title: string): Promise<string[][]> {
  await page.getByRole('button', { name: `${title} as a table` }).click()
  return rowsOf(page, `${title} as a table`)
}

test('a seller reads the four charts as tables, as a file, and what each listing brings (R-425)', async ({
  page,
  stack,
  advertise,
}) => {
  const { seller, campaign } = await seenCampaign(stack.url, advertise, 'Ads of an e2e seller')
  await become(page, stack.url, seller.token)
  await page.goto('/dashboard/ad-analytics-dashboard?range=7d')
  await expect(page.getByRole('application', { name: 'Impressions over time' })).toBeVisible()
  const impressions = await asTable(page, 'Impressions over time')
  expect(impressions).toHaveLength(7)
  expect(impressions.at(-1)?.[1]).toBe('3')
  expect((await asTable(page, 'Daily page visits')).at(-1)?.[1]).toBe('1')
  expect(await asTable(page, 'Top campaigns')).toEqual([[campaign.name, 'Top of lists', '3', '1', '33.3%', '$0.31']])
  expect((await asTable(page, 'Performance comparison'))[0]).toEqual(['Top of lists', '1', '3', '1', '33.3%', '$0.31'])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Top campaigns as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('top-campaigns.csv')

  await page.getByLabel('Campaign type', { exact: true }).selectOption('Search results')
  await expect(page).toHaveURL(/campaignType=search/)
  await expect(page.getByText('No impressions on these days.')).toBeVisible()
  expect(await rowsOf(page, 'Performance comparison as a table')).not.toEqual([])

  await page.getByRole('tab', { name: 'What my listings bring' }).click()
  const listing = page.getByRole('table', { name: 'Listings with what they bring' }).locator('tbody tr').first()
  await expect(listing.locator('td').nth(2)).toContainText('3')
  await expect(page.getByLabel('Seller', { exact: true })).toHaveCount(0)
})

test('an admin goes through sellers, the campaigns of one, and their charts (R-420, R-421, R-425)', async ({
  page,
  stack,
  advertise,
  signInAs,
}) => {
  const { seller, campaign } = await seenCampaign(stack.url, advertise, 'Ads in the modal')
  const [found] = await ok<AdSeller[]>(stack.url, 'GET', `/campaign/sellers?search=${seller.email}`, {
    token: await tokenOf(stack.url, 'admin'),
  })
  await signInAs(page, 'admin')
  await page.goto('/dashboard/ad-analytics-dashboard')
  await expect(page.getByText('Sellers', { exact: true }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Sellers' }).click()
  await page.getByRole('searchbox', { name: 'Search by company, name or email' }).fill(seller.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 seller', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: found?.company ?? '' }).click()

  const sheet = page.getByRole('dialog', { name: /^Campaigns of / })
  await expect(sheet.getByRole('row', { name: campaign.name })).toContainText('$0.31')
  await sheet.getByLabel('Status', { exact: true }).selectOption('Paused')
  await expect(sheet.getByText('No campaigns')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.getByRole('link', { name: /^Analytics of / }).click()
  await expect(page).toHaveURL(new RegExp(`userId=${seller.id}`))
  expect(await asTable(page, 'Top campaigns')).toEqual([[campaign.name, 'Top of lists', '3', '1', '33.3%', '$0.31']])
  await page.getByRole('button', { name: 'All sellers', exact: true }).click()
  await expect(page).toHaveURL(/overall=true/)
  await page.getByRole('button', { name: /^Show all sellers instead of / }).click()
  await page.getByRole('combobox', { name: 'Seller', exact: true }).fill(seller.email)
  await page.getByRole('option', { name: seller.email }).click()
  await expect(page).toHaveURL(new RegExp(`userId=${seller.id}`))
})

test('an admin finds a campaign in the ad engine, reads outcomes, and sets prices for new campaigns alone', async ({
  page,
  stack,
  advertise,
  signInAs,
}) => {
  const { seller, campaign } = await seenCampaign(stack.url, advertise, 'Ads of the engine')
  const token = await tokenOf(stack.url, 'admin')
  const before = await ok<z.infer<typeof ViewPrices>>(stack.url, 'GET', '/campaign/prices', { token })
  await signInAs(page, 'admin')
  await page.goto('/dashboard/ad-engine')
  await expect(page.getByRole('row', { name: /^Charged/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by campaign, seller or email' }).fill(seller.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: campaign.name })).toContainText('Active')
  await page.getByRole('button', { name: 'Sort by Spent' }).click()
  await expect(page).toHaveURL(/sortBy=spent&order=desc|order=desc&sortBy=spent/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Existing campaigns keep the prices they were created with/)).toBeVisible()
  await dialog.getByLabel('Price of an impression in dollars').fill('0.0325')
  await dialog.getByRole('button', { name: 'Review the change' }).click()
  await expect(dialog.getByRole('row', { name: 'An impression' })).toContainText('$0.0325')
  await dialog.getByRole('button', { name: 'Set prices' }).click()
  await expect(page.getByText('New campaigns get these prices')).toBeVisible()
  await expect(page.getByRole('region', { name: 'View prices' })).toContainText('$0.0325')
  const kept = await ok<Campaign>(stack.url, 'GET', `/campaign/${campaign.id}`, { token })
  expect(kept.impressionPrice).toBe(before.impressionPrice)
  const { impressionPrice, visitPrice } = before
  await ok(stack.url, 'PUT', '/campaign/prices', { token, body: { impressionPrice, visitPrice } })
})

test('an admin finds who is out of credit, and account holders with their money (R-409, R-502)', async ({
  page,
  stack,
  advertise,
  signInAs,
}) => {
  const empty = await newSeller(stack)
  const { seller } = await advertise({ credit: 50, budget: 20 })
  await signInAs(page, 'admin')
  await page.goto('/dashboard/zero-balance-users')
  await page.getByRole('searchbox').fill(empty.email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: empty.email })
  await expect(row).toContainText('Never had credit')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send an announcement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 1 seller' }).click()
  await expect(page.getByText(/^The announcement to /)).toBeVisible()
  await row.getByRole('link', { name: /^Message / }).click()
  await expect(page).toHaveURL(/\/dashboard\/messages\?id=\d+/)

  await page.goto(`/dashboard/acc-holder-list?query=${encodeURIComponent(seller.email)}`)
  const [holder] = await ok<AccountHolder[]>(stack.url, 'GET', `/admin/acc-holder-list?query=${seller.email}`, {
    token: await tokenOf(stack.url, 'admin'),
  })
  expect(holder?.wallet).toMatchObject({ balance: 30, reserved: 20 })
  const shown = page.getByRole('row', { name: seller.email })
  await expect(shown).toContainText('$30.00')
  await expect(shown).toContainText('$20.00')
})
