import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOf } from '../setup/axe'
import { expect, test } from '../setup/browser-test'
import { APP_PAGES, publicPages, type PageKind } from '../setup/pages'
import { readSamples } from '../setup/samples'

const SCREENS = join(import.meta.dirname, '..', '.out', 'screens')
/** `SCREENS=1` keeps a picture of every page in tests/.out/screens; else drawn photos are left out, for speed. */
const WITH_SCREENS = process.env.SCREENS === '1'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 390] as const

/** Waits until islands woke up, lists are filled and nothing is "busy" any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  // A colour on its way from one theme to the other is none that anybody reads.
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

async function examine(page: Page, kind: PageKind, theme: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  await settle(page)
  // After a change of theme alone colours decide what is new.
  const violations = await violationsOf(page, theme === 'light' ? 'all' : 'colours')
  expect
    .soft(
      violations.map(({ said }) => said),
      `${kind.name} ${theme} ${width}`,
    )
    .toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${kind.name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0)
  const path = join(SCREENS, `${kind.name}-${theme}-${width}.png`)
  if (WITH_SCREENS) await page.screenshot({ path, fullPage: true })
}

test.beforeAll(() => void mkdirSync(SCREENS, { recursive: true }))

for (const kind of [
  ...publicPages({ listing: '', globalListing: '', service: '', post: '', category: '', entry: '' }),
  ...APP_PAGES,
]) {
  test(`${kind.name} has no accessibility violation at either width in either theme`, async ({
    page,
    stack,
    signInAs,
  }) => {
    if (!WITH_SCREENS)
      await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
    if (kind.actor) await signInAs(page, kind.actor)
    const samples = await readSamples(stack.pool)
    const found = publicPages(samples).find(({ name }) => name === kind.name) ?? kind
    await page.emulateMedia({ colorScheme: THEMES[0] })
    await page.goto(found.path)
    for (const theme of THEMES) {
      // Pages without a script follow the system; the others do what their theme switch does.
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate((mode) => {
        const { dataset } = document.documentElement
        if (dataset.theme) dataset.theme = mode
      }, theme)
      for (const width of WIDTHS) await examine(page, found, theme, width)
    }
  })
}

test('the examination sees a planted violation', async ({ page }) => {
  await page.setContent('<!doctype html><title>Planted</title><main><h1>Planted</h1><img src="x.png"><input></main>')
  const rules = (await violationsOf(page, 'all')).map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'label', 'html-has-lang']))
  await page.setContent('<!doctype html><main style="background:#111"><p style="color:#333">Planted</p></main>')
  expect((await violationsOf(page, 'colours')).map(({ rule }) => rule)).toEqual(['color-contrast'])
})
