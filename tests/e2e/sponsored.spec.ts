import type { Page } from '@playwright/test'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { type Advertiser, BROWSER, restoreListings } from '../setup/advertiser'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'

// A browser that says that it is headless is a bot to the server, and bots get no ads.
test.use({ userAgent: BROWSER })

/** A movement that a reader sees: how far it counts for the layout shift of a page, and what moved. */
type Shift = { value: number; what: string[] }

/** Notes every movement of cards, or of what holds cards; text within a card that a font makes wider is none. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const isOfCards = (node: Node | null): node is Element =>
      node instanceof Element && (node.matches('[data-listing]') || node.querySelector('[data-listing]') !== null)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as { value: number; sources?: { node: Node | null }[] }
        const moved = sources.map(({ node }) => node).filter(isOfCards)
        if (moved.length > 0) shifts.push({ value, what: moved.map((node) => node.outerHTML.slice(0, 120)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

const cardOf = (page: Page, { id }: Campaign) => page.locator(`[data-campaign="${id}"]`)

/** Down the page as a reader goes, until the campaign's card is there; then it is in the middle of the window. */
async function scrollTo(page: Page, campaign: Campaign): Promise<void> {
  const card = cardOf(page, campaign)
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Opens a list and scrolls to the campaign's card. A page whose ads come too late has none: it is opened again. */
const openAt = (page: Page, path: string, campaign: Campaign): Promise<void> =>
  expect(async () => {
    await page.goto(path)
    await scrollTo(page, campaign)
  }).toPass({ timeout: 60_000 })

const figuresOf = async (url: string, { id }: Campaign, { token }: Advertiser) => {
  const { impressions, visits, spent } = await ok<Campaign>(url, 'GET', `/campaign/${id}`, { token })
  return { impressions, visits, spent }
}

for (const width of [1440, 390])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a visitor sees a labeled card in a list, nothing moves, and view and visit are charged', async ({
      page,
      stack,
      advertise,
    }) => {
      const { seller, campaign } = await advertise()
      await watchShifts(page)
      const html = await (await page.request.get('/warehouses/us')).text()
      expect(html).not.toMatch(/data-ad-token|Sponsored</)

      // Many cards are in sight from the start.
      await page.setViewportSize({ width, height: 1600 })
      await openAt(page, '/warehouses/us', campaign)
      const card = cardOf(page, campaign)
      await expect(card.getByText('Sponsored')).toBeVisible()
      await expect
        .poll(() => figuresOf(stack.url, campaign, seller))
        .toEqual({ impressions: 1, visits: 0, spent: 0.02 })
      expect(await shiftsOf(page)).toEqual([])

      const why = card.getByRole('button', { name: /^Why this ad/ })
      await why.focus()
      await page.keyboard.press('Enter')
      const reason = page.getByRole('dialog', { name: /^Why this ad/ })
      await expect(reason).toBeFocused()
      await expect(reason.getByText('Holm Storage')).toBeVisible()
      await expect(reason.getByRole('link', { name: 'How results are ranked' })).toHaveAttribute(
        'href',
        '/how-ranking-works',
      )
      await page.keyboard.press('Escape')
      await expect(reason).toBeHidden()
      await expect(why).toBeFocused()

      await card.getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/warehouses\/.+-in-/)
      await expect
        .poll(() => figuresOf(stack.url, campaign, seller))
        .toEqual({ impressions: 1, visits: 1, spent: 0.27 })
    })

    test('R-027: an ad leads the strip of the home page before its reader gets there', async ({
      page,
      stack,
      advertise,
    }) => {
      const { seller, campaign } = await advertise()
      const [listing] = seller.listings
      await stack.pool.query('update warehouses set is_featured = true where id = $1', [listing?.id])
      await restoreListings(stack, seller)
      await watchShifts(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await scrollTo(page, campaign)
      const items = page.locator('ul[data-ads] > li')
      await expect(items).toHaveCount(6)
      await expect(items.first().locator(`[data-campaign="${campaign.id}"]`)).toBeVisible()
      await expect(items.last()).toContainText('View More')
      expect(await shiftsOf(page)).toEqual([])
    })
  })

test('the reason for a card leads to the page that says how results are ranked', async ({ page, advertise }) => {
  const { campaign } = await advertise()
  await openAt(page, '/warehouses/us', campaign)
  await cardOf(page, campaign)
    .getByRole('button', { name: /^Why this ad/ })
    .click()
  await page.getByRole('link', { name: 'How results are ranked' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'How results are ranked' })).toBeVisible()
})

test('an admin gets no sponsored card and asks for none', async ({ page, signInAs, advertise }) => {
  const { campaign } = await advertise()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/campaign/ads')) asked.push(request.url())
  })
  await signInAs(page, 'admin')
  for (const path of ['/warehouses/us', '/dashboard/warehouses?view=list', '/dashboard/services']) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.mouse.wheel(0, 2000)
    // The stream of live signals stays open: the network is never idle.
    await page.waitForTimeout(1500)
  }
  await expect(cardOf(page, campaign)).toHaveCount(0)
  expect(asked).toEqual([])
})
