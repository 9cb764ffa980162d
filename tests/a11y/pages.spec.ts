import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { violationsOf } from '../setup/axe'
import { expect, test } from '../setup/browser-test'
import { newBuyer } from '../setup/buyer'
import { allPages, noSamples, type PageKind } from '../setup/pages'
import { primaryButtonsOf } from '../setup/primary-buttons'
import { readSamples } from '../setup/samples'

const SCREENS = join(import.meta.dirname, '..', '.out', 'screens')
/** `SCREENS=1` keeps a picture of every page in tests/.out/screens; else drawn photos are left out, for speed. */
const WITH_SCREENS = process.env.SCREENS === '1'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 390] as const
/** What is left of 1440 at a zoom of 200 %, and the narrowest that must do. */
const REFLOWED = [720, 320] as const

/** Waits until islands woke up, lists are filled and nothing is "busy" any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  // A color on its way from one theme to the other is none that anybody reads.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
      ),
    )
    .toBe(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('h1').first()).toBeVisible()
}

type Look = { theme: (typeof THEMES)[number]; width: number; rules: 'all' | 'colors' }

async function examine(page: Page, kind: PageKind, { theme, width, rules }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  await settle(page)
  const violations = await violationsOf(page, rules)
  expect
    .soft(
      violations.map(({ said }) => said),
      `${kind.name} ${theme} ${width}`,
    )
    .toEqual([])
  const primary = await primaryButtonsOf(page)
  expect
    .soft(primary.slice(1), `${kind.name} ${theme} ${width} has further primary buttons than ${primary[0]}`)
    .toEqual([])
  await expectNoSidewaysScroll(page, kind, width)
  const path = join(SCREENS, `${kind.name}-${theme}-${width}.png`)
  if (WITH_SCREENS) await page.screenshot({ path, fullPage: true })
}

/** How far a page reaches out of the window, and what of it does; nothing where all is inside. */
const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (right > clientWidth + 0.5 || left < -0.5)
    })
    return [
      `${scrollWidth - clientWidth} px`,
      ...reaching.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })

/** Asked again until it is so: a part that a script arranges follows a new width a moment later. */
async function expectNoSidewaysScroll(page: Page, kind: PageKind, width: number): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysOf(page), { message: `${kind.name} at ${width} scrolls sideways` })
    .toEqual([])
}

/** Every width and theme of a kind; after a change of theme alone colors decide what is new. */
const looksAt = ({ once }: PageKind): Look[] =>
  once
    ? [{ ...once, rules: 'all' }]
    : THEMES.flatMap((theme) =>
        WIDTHS.map((width): Look => ({ theme, width, rules: theme === 'light' ? 'all' : 'colors' })),
      )

async function open(page: Page, { path, direction }: PageKind, theme: string): Promise<void> {
  if (!WITH_SCREENS)
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  if (direction)
    await page.addInitScript((way) => {
      if (location.protocol !== 'about:') localStorage.setItem('appearance', JSON.stringify({ direction: way }))
    }, direction)
  await page.goto(path)
  if (direction) await expect(page.locator('html')).toHaveAttribute('dir', direction)
}

/** Opens a page and looks at it in its themes and widths; at the narrow ones nothing may reach out of it. */
async function visit(page: Page, kind: PageKind): Promise<void> {
  const looks = looksAt(kind)
  await open(page, kind, looks[0]?.theme ?? 'light')
  for (const look of looks) {
    // Pages without a script follow the system; the others do what their theme switch does.
    await page.emulateMedia({ colorScheme: look.theme })
    await page.evaluate((mode) => {
      const { dataset } = document.documentElement
      if (dataset.theme) dataset.theme = mode
    }, look.theme)
    await examine(page, kind, look)
  }
  for (const width of REFLOWED) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page, kind, width)
  }
}

test.beforeAll(() => void mkdirSync(SCREENS, { recursive: true }))

for (const kind of allPages(noSamples)) {
  test(`${kind.name} has no accessibility violation and loses nothing at any width or theme`, async ({
    page,
    stack,
    signInAs,
  }) => {
    if (kind.actor) await signInAs(page, kind.actor)
    const samples = await readSamples(stack.pool)
    await visit(page, allPages(samples).find(({ name }) => name === kind.name) ?? kind)
  })
}

test('an order has no accessibility violation for the seller who decides on it', async ({ page, stack, signInAs }) => {
  const id = await orderIn(stack.url, await newBuyer(stack), 'pending')
  await signInAs(page, 'seller')
  await visit(page, { name: 'order', path: `/dashboard/transactions/${id}`, once: { theme: 'dark', width: 390 } })
})

test('the examination sees a planted violation', async ({ page }) => {
  await page.setContent('<!doctype html><title>Planted</title><main><h1>Planted</h1><img src="x.png"><input></main>')
  const rules = (await violationsOf(page, 'all')).map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'label', 'html-has-lang']))
  await page.setContent('<!doctype html><main style="background:#111"><p style="color:#333">Planted</p></main>')
  expect((await violationsOf(page, 'colors')).map(({ rule }) => rule)).toEqual(['color-contrast'])
})

test('the activity has no accessibility violation and loses nothing at any width or theme', async ({
  page,
  stack,
  signInAs,
}) => {
  const edits = [
    { name: 'A name that is as long as names of warehouses may become in practice' },
    { totalSpace: 12_000 },
  ]
  for (const body of edits)
    await ok(stack.url, 'PUT', `/warehouse/${listingIds.main}`, { token: await tokenOf(stack.url, 'seller'), body })
  await signInAs(page, 'admin')
  await visit(page, { name: 'activity', path: '/dashboard/activity' })
  await expect(page.getByText('as long as names of warehouses may become').first()).toBeVisible()
})
