import { chromium, type Browser, type Page } from '@playwright/test'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { SignedIn } from '../setup/actors'
import { browserLaunchOptions } from '../setup/browser'
import { keepSession } from '../setup/keep-session'

const SCROLL_MS = 4000
const TURN_PX = 240

/** Milliseconds: of the slowest reaction in the form, and of the frames while the table is scrolled. */
export type ScreenFigures = { reactionMs: number; frames: number; frameP50: number; frameP95: number; slow: number }

async function pageOf(browser: Browser, url: string, session: SignedIn): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })).newPage()
  await keepSession(page, session)
  return page
}

/** From a key or a click to the next picture on the screen, the slowest of a text, a switch and another group. */
async function slowestReaction(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const kept = window as unknown as { reactions: number[] }
    kept.reactions = []
    new PerformanceObserver((list) =>
      kept.reactions.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(`/dashboard/warehouses/edit/${listingIds.main}`)
  const highlights = page.getByLabel('Highlights')
  await highlights.click()
  await highlights.pressSequentially(' Docks on both sides.', { delay: 30 })
  await page.getByRole('button', { name: 'Building' }).click()
  await page.getByRole('switch', { name: 'Always open' }).click()
  await page.waitForTimeout(1000)
  return page.evaluate(() => Math.max(16, ...(window as unknown as { reactions: number[] }).reactions))
}

/** As text: what compiles this file gives inner functions a helper that the page does not have. */
const COUNT_FRAMES = `
  window.drawn = []
  let last = performance.now()
  const next = (now) => {
    window.drawn.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
`

/** Turns the wheel over the admins' table, and counts what the browser draws meanwhile. */
async function framesOfTable(page: Page): Promise<number[]> {
  await page.goto('/dashboard/visible')
  await page.getByRole('table').waitFor()
  await page.mouse.move(700, 600)
  await page.evaluate(COUNT_FRAMES)
  const end = performance.now() + SCROLL_MS
  while (performance.now() < end) {
    await page.mouse.wheel(0, TURN_PX)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => (window as unknown as { drawn: number[] }).drawn.slice(2))
}

/** How fast the form and the admins' table answer in Chromium, drawn by the processor. */
export async function measureScreens(
  url: string,
  { admin, seller }: { admin: SignedIn; seller: SignedIn },
): Promise<ScreenFigures> {
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    const reactionMs = await slowestReaction(await pageOf(browser, url, seller))
    const frames = (await framesOfTable(await pageOf(browser, url, admin))).toSorted((a, b) => a - b)
    const at = (share: number) => frames[Math.floor(frames.length * share)] ?? 0
    const slow = frames.filter((ms) => ms > 20).length / Math.max(1, frames.length)
    return { reactionMs, frames: frames.length, frameP50: at(0.5), frameP95: at(0.95), slow }
  } finally {
    await browser.close()
  }
}
