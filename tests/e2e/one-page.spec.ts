import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/browser-test'

const MOST = 240

/** The first card of a list begins within MOST px from the top of the window, also once React has drawn it anew. */
async function expectFirstCardNearTop(page: Page): Promise<void> {
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await expect.poll(async () => (await card.boundingBox())?.y ?? Number.NaN).toBeLessThanOrEqual(MOST)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} a list begins within ${MOST} px, on the site and in the app`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/warehouses')
    await expectFirstCardNearTop(page)
    await page.mouse.move(10, 10)
    await page.mouse.click(5, 300)
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
    await expectFirstCardNearTop(page)
    await signInAs(page, 'customer')
    await page.goto('/dashboard/warehouses')
    await expectFirstCardNearTop(page)
  })

test('at 390 two wishes and a must move no card down, and the list can be a table', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'customer')
  for (const path of ['/warehouses', '/dashboard/warehouses']) {
    await page.goto(`${path}?wishes=features.b2b,features.returnsProcessing&dockDoors=2`)
    const chips = page.getByRole('list', { name: 'Filters in use' })
    await expect(chips.getByRole('button', { name: 'Clear all' })).toBeAttached()
    await expectFirstCardNearTop(page)
    const room = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await room()).toBeLessThanOrEqual(0)
    await chips.getByRole('button', { name: 'Clear all' }).focus()
    await expect(chips.getByRole('button', { name: 'Clear all' })).toBeInViewport()
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Table' }).click()
    const table = page.getByRole('region', { name: 'Warehouses' })
    await expect(table.getByRole('rowheader').first()).toBeInViewport()
    expect((await table.boundingBox())?.y).toBeLessThanOrEqual(MOST)
    expect(await room()).toBeLessThanOrEqual(0)
    await table.evaluate((region) => region.scrollTo({ left: 300 }))
    await expect(table.getByRole('rowheader').first()).toBeInViewport()
  }
})

test('a listing abroad asks for a quote in the bar of a phone, on the site and in the app', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/warehouses/${listingIds.global}`)
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '#QUOTE')
  await expect(bar.getByRole('button')).toHaveCount(0)
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/warehouses/${listingIds.global}`)
  await bar.getByRole('link', { name: 'Get a Quote' }).click()
  await expect(page.getByRole('dialog', { name: /^Get a Quote from / })).toBeVisible()
})

test('all pictures of a listing are swiped through and enlarged', async ({ page }) => {
  await page.goto(`/warehouses/${listingIds.main}`)
  const pictures = page.getByRole('complementary', { name: 'Pictures' })
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText(/^2 of \d+$/).first()).toBeVisible()
  await pictures
    .getByRole('link', { name: /^Enlarge: / })
    .nth(1)
    .click()
  const whole = page.getByRole('dialog')
  await expect(whole.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(whole.getByText(/^(?:3|1) of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(whole).toBeHidden()
})

test('what is put aside is compared in the frame of the app', async ({ page, signInAs }) => {
  await signInAs(page, 'customer')
  await page.goto(`/dashboard/compare?ids=${listingIds.main},${listingIds.tiers}`)
  const table = page.getByRole('region', { name: 'Comparison' })
  await expect(table.getByRole('link')).toHaveCount(2)
  await table
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/compare\\?ids=${listingIds.tiers}`))
  await expect(table.getByRole('link')).toHaveCount(1)
})
