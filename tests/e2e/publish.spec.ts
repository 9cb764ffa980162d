import { randomBytes } from 'node:crypto'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { cms, panelToken, paragraphs, type CmsDoc } from '../setup/cms'
import { expect, test } from '../setup/browser-test'
import { eventually } from '../setup/wait'
import { signInToPanel } from './journey'

/** The goal is ten seconds; a machine that runs tests beside it gets more. */
const LIVE_WITHIN_MS = 60_000
/** What a theme switch and a menu may cost on a page of content (DESIGN: 5 kB). */
const CHROME_BYTES = 5120
/** A picture of one green point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const LISTS = ['/news', '/rss.xml', '/sitemap-content.xml']

test.setTimeout(360_000)

const bodyOf = (page: Page): Locator => page.locator('[contenteditable="true"]').first()

/** Writes with the keyboard alone, as the editor's shortcuts allow: heading, list, quote; two empty paragraphs stay. */
async function writeBody(page: Page): Promise<void> {
  const body = bodyOf(page)
  await body.click()
  await body.pressSequentially('Dock doors are booked by the half hour.')
  await page.keyboard.press('Enter')
  await body.pressSequentially('## What changes')
  await page.keyboard.press('Enter')
  await body.pressSequentially('- One slot holds one truck')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await body.pressSequentially('> Arrive ten minutes early.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(emptyParagraphs(page)).toHaveCount(2)
}

const emptyParagraphs = (page: Page): Locator => bodyOf(page).locator('p:has(> br)')

/** Makes a link of the first word. */
async function linkFirstWord(page: Page, word: string, address: string): Promise<void> {
  await bodyOf(page)
    .getByText(word)
    .first()
    .dblclick({ position: { x: 12, y: 8 } })
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(word)
  await page.locator('.inline-toolbar-popup .toolbar-popup__button-link').click()
  const url = page.locator('#field-url')
  // What the form begins with comes from the server, and would take the place of what was typed before.
  await expect(url).toHaveValue('https://')
  await url.fill(address)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(url).toHaveCount(0)
}

/** Chooses from the menu that a slash on an empty line opens. */
async function insert(page: Page, line: Locator, key: 'upload' | 'table'): Promise<void> {
  await line.click()
  await bodyOf(page).pressSequentially(`/${key}`)
  await page.locator(`.slash-menu-popup__item-${key}`).click()
}

/** Uploads a picture into the last empty line. */
async function uploadPicture(page: Page, name: string, alt: string): Promise<void> {
  await insert(page, emptyParagraphs(page).last(), 'upload')
  await page.locator('[class*="__create-new-button"]').last().click()
  const text = page.locator('#field-alt')
  await expect(text).toBeVisible()
  await page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/png', buffer: PIXEL })
  await text.fill(alt)
  await page.locator('#action-save').last().click()
  await expect(bodyOf(page).locator(`[data-filename="${name}"] img`)).toBeVisible()
}

/** Makes a table of two by two in the first empty line and names its first column. */
async function makeTable(page: Page, heading: string): Promise<void> {
  await insert(page, emptyParagraphs(page).first(), 'table')
  for (const field of ['input#field-rows', 'input#field-columns']) {
    // As with a link: the form's beginnings come from the server.
    await expect(page.locator(field)).toHaveValue('5')
    await page.locator(field).fill('2')
  }
  await page.getByRole('button', { name: 'Save changes' }).click()
  await bodyOf(page).locator('th').first().click()
  await bodyOf(page).pressSequentially(heading)
  await expect(bodyOf(page).locator('th').first()).toHaveText(heading)
}

/** What an article made by the steps above shows, live or in the preview. */
async function expectArticle(page: Page | FrameLocator, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'What changes' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'One slot holds one truck' })).toBeVisible()
  await expect(page.locator('blockquote')).toContainText('Arrive ten minutes early.')
  await expect(page.getByRole('link', { name: 'Dock', exact: true })).toHaveAttribute('href', '/encyclopedia')
  await expect(page.getByRole('columnheader', { name: 'Door' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A gate of the yard' })).toBeVisible()
}

/** Chooses from the menu beside the button that publishes, which opens once the page is awake. */
async function chooseBesidePublish(page: Page, entry: string): Promise<void> {
  await expect(async () => {
    if (!(await page.locator(entry).isVisible()))
      await page.locator('.form-submit .popup-button').last().click({ timeout: 2000 })
    await expect(page.locator(entry)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await page.locator(entry).click()
}

/** Asks in the panel for publication on a day far away; the job that keeps it carries the editor. */
async function schedulePublication(page: Page): Promise<void> {
  await chooseBesidePublish(page, '#schedule-publish')
  // The time is meant in the zone of the editor's browser.
  await expect(page.locator('.schedule-publish .timezone-picker')).toContainText('Central Time (US & Canada)')
  // The panel proposes to take back what has been published before.
  await page.locator('.schedule-publish__type label').first().click()
  await page.locator('.schedule-publish .date-time-picker input').fill('Dec 24, 2030 9:00 AM')
  await page.keyboard.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  await expect(page.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(1)
}

const status = async (page: Page, path: string): Promise<number> => (await page.request.get(path)).status()

async function untilStatus(page: Page, path: string, wanted: number): Promise<number> {
  const from = Date.now()
  await eventually(`${path} answers ${wanted}`, LIVE_WITHIN_MS, async () =>
    (await status(page, path)) === wanted ? true : undefined,
  )
  return Date.now() - from
}

async function listsThatName(page: Page, lists: string[], slug: string): Promise<string[]> {
  const texts = await Promise.all(lists.map(async (path) => (await page.request.get(path)).text()))
  return lists.filter((_path, index) => texts[index]?.includes(`/news/${slug}`))
}

test('an editor writes, previews and publishes a post, readers see it, unpublishing takes it away, and a schedule brings it back', async ({
  page,
  stack,
}, info) => {
  const mark = randomBytes(4).toString('hex')
  const slug = `dock-scheduling-${mark}`
  const title = `Dock scheduling ${mark}`
  await signInToPanel(page, 'editor')
  await page.goto('/admin/collections/posts/create')
  await page.locator('#field-title').fill(title)
  await writeBody(page)
  await linkFirstWord(page, 'Dock', '/encyclopedia')
  await uploadPicture(page, `gate-${mark}.png`, 'A gate of the yard')
  await makeTable(page, 'Door')
  await page.locator('#field-slug').fill(slug)
  await page.locator('#live-preview-toggler').click()
  await expectArticle(page.frameLocator('#live-preview-iframe'), title)
  await page.locator('#live-preview-toggler').click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const ms = await untilStatus(page, `/news/${slug}`, 200)
  info.annotations.push({ type: 'live after', description: `${ms} ms` })

  const reader = await page.context().browser()?.newContext({ baseURL: stack.url })
  const article = await reader?.newPage()
  if (!article) throw new Error('no page for the reader')
  const scripts: Promise<Buffer>[] = []
  article.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await article.goto(`/news/${slug}`)
  await expectArticle(article, title)
  await expect(article.locator('astro-island')).toHaveCount(0)
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + body.length, 0)
  expect(bytes, 'theme switch and menu are all the script there is').toBeLessThanOrEqual(CHROME_BYTES)
  await reader?.close()
  expect(await listsThatName(page, LISTS, slug)).toEqual(LISTS)

  const token = await panelToken(stack.url, 'editor')
  const found = await cms<{ docs: CmsDoc[] }>(stack.url, token, 'GET', `/posts?where[slug][equals]=${slug}&draft=true`)
  await cms(stack.url, token, 'PATCH', `/posts/${found.docs[0]?.id}`, { _status: 'draft' })
  await untilStatus(page, `/news/${slug}`, 404)
  expect(await listsThatName(page, LISTS, slug)).toEqual([])

  await page.goto(`/admin/collections/posts/${found.docs[0]?.id}`)
  await schedulePublication(page)
  const { rowCount } = await stack.pool.query(
    `update payload_jobs set wait_until = now() 
     where input->'doc'->>'value' = $1 and input->>'type' = 'publish' and input->'user'->>'value' is not null`,
    [String(found.docs[0]?.id)],
  )
  expect(rowCount).toBe(1)
  await stack.pool.query(`select graphile_worker.add_job('run-scheduled-publishing', '{}')`)
  await untilStatus(page, `/news/${slug}`, 200)
  await cms(stack.url, token, 'DELETE', `/posts/${found.docs[0]?.id}`)
})

test('a post stands on the page of its category', async ({ page, stack }) => {
  const token = await panelToken(stack.url, 'editor')
  const slug = `category-${randomBytes(4).toString('hex')}`
  const { docs } = await cms<{ docs: CmsDoc[] }>(stack.url, token, 'GET', '/news-categories?limit=1')
  const category = docs[0]
  const post = await cms(stack.url, token, 'POST', '/posts', {
    title: `Category ${slug}`,
    slug,
    excerpt: 'A post of one category.',
    body: paragraphs('It stands in its category.'),
    category: category?.id,
    _status: 'published',
  })
  await untilStatus(page, `/news/${slug}`, 200)
  expect(await listsThatName(page, [`/news/category/${category?.slug}`], slug)).toHaveLength(1)
  await cms(stack.url, token, 'DELETE', `/posts/${post.id}`)
  await untilStatus(page, `/news/${slug}`, 404)
  expect(await listsThatName(page, [`/news/category/${category?.slug}`], slug)).toEqual([])
})

test('the editor sees why a page could not be rendered', async ({ page, stack }) => {
  const path = `/news/faulty-${randomBytes(4).toString('hex')}`
  const id = 9_000_001
  await stack.pool.query(
    `insert into market.page_draw (collection, document, path, changed_at, error)
      values ('posts', $1, $2, now(), 'The page has a fault.')`,
    [id, path],
  )
  await signInToPanel(page, 'editor')
  const banner = page.getByRole('region', { name: 'Site pages' }).getByRole('alert')
  await expect(banner).toContainText(`${path}: The page has a fault.`)
  await stack.pool.query(`delete from market.page_draw where collection = 'posts' and document = $1`, [id])
})
