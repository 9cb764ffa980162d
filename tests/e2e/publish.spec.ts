import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ACTORS, PASSWORD } from '../setup/actors'
import { cms, panelToken, paragraphs, type CmsDoc } from '../setup/cms'
import { expect, test } from '../setup/browser-test'
import { eventually } from '../setup/wait'

/** The goal is ten seconds; a machine that runs tests beside it gets more. */
const LIVE_WITHIN_MS = 60_000
/** What a theme switch and a menu may cost on a page of content (DESIGN: 5 kB). */
const CHROME_BYTES = 5120
const LISTS = ['/news', '/rss.xml', '/sitemap-content.xml']

test.setTimeout(240_000)

async function signInToPanel(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(ACTORS.editor)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}

/** Writes with the keyboard alone, as the editor's shortcuts allow: heading, list, quote. */
async function writeBody(page: Page): Promise<void> {
  const body = page.locator('[contenteditable="true"]').first()
  await body.click()
  await body.pressSequentially('Dock doors are booked by the half hour.')
  await page.keyboard.press('Enter')
  await body.pressSequentially('## What changes')
  await page.keyboard.press('Enter')
  await body.pressSequentially('- One slot holds one truck')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await body.pressSequentially('> Arrive ten minutes early.')
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

test('an editor writes and publishes a post, readers see it, and unpublishing takes it away', async ({
  page,
  stack,
}, info) => {
  const mark = randomBytes(4).toString('hex')
  const slug = `dock-scheduling-${mark}`
  await signInToPanel(page)
  await page.goto('/admin/collections/posts/create')
  await page.locator('#field-title').fill(`Dock scheduling ${mark}`)
  await writeBody(page)
  await page.locator('#field-slug').fill(slug)
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
  await expect(article.getByRole('heading', { level: 1, name: `Dock scheduling ${mark}` })).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'What changes' })).toBeVisible()
  await expect(article.getByRole('listitem').filter({ hasText: 'One slot holds one truck' })).toBeVisible()
  await expect(article.locator('blockquote')).toContainText('Arrive ten minutes early.')
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

test('a release that fails keeps the old one, and the editor sees why', async ({ page, stack }) => {
  const token = await panelToken(stack.url, 'editor')
  const slug = `never-live-${randomBytes(4).toString('hex')}`
  const blocked = join(stack.dataDir, 'site', '.snapshots')
  rmSync(blocked, { recursive: true, force: true })
  writeFileSync(blocked, 'A file where a folder has to be, as after a disk fault.')
  try {
    const post = await cms(stack.url, token, 'POST', '/posts', {
      title: `Never live ${slug}`,
      slug,
      body: paragraphs('This release cannot be built.'),
      _status: 'published',
    })
    await signInToPanel(page)
    const banner = page.getByRole('region', { name: 'Site releases' }).getByRole('alert')
    await expect(banner).toContainText('the last release failed', { timeout: LIVE_WITHIN_MS })
    await expect(banner).toContainText('.snapshots')
    expect(await status(page, `/news/${slug}`)).toBe(404)
    expect(await status(page, '/news')).toBe(200)
    await cms(stack.url, token, 'DELETE', `/posts/${post.id}`)
  } finally {
    rmSync(blocked, { force: true })
  }
  const next = await cms(stack.url, token, 'POST', '/posts', {
    title: `Live again ${slug}`,
    slug: `${slug}-again`,
    body: paragraphs('The disk is well again.'),
    _status: 'published',
  })
  await untilStatus(page, `/news/${slug}-again`, 200)
  await cms(stack.url, token, 'DELETE', `/posts/${next.id}`)
  await untilStatus(page, `/news/${slug}-again`, 404)
})
