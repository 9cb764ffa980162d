import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack, type Stack } from '../setup/stack'

const MANY = 5_000
let stack: Stack

async function htmlOf(path: string): Promise<string> {
  const reply = await fetch(`${stack.url}${path}`)
  expect(reply.status, path).toBe(200)
  return reply.text()
}

const linksTo = (html: string, pattern: RegExp): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = '']) => href).filter((href) => pattern.test(href)),
  ),
]

/** Copies of published documents of a table, each with an address and a day of its own. */
async function multiply(table: string, status: string): Promise<void> {
  const { rows } = await stack.pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'translation_of_id')`,
    [table],
  )
  const values = rows.map(({ name }) => {
    if (name === 'slug') return `d.slug || '-copy-' || n`
    if (name === 'published_at') return `now() - make_interval(mins => n)`
    if (name === 'featured') return 'false'
    return `d.${name}`
  })
  await stack.pool.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
      select ${values.join(', ')} from (select * from ${table} where ${status} and language = 'en' and slug is not null
        order by id limit 1) d, generate_series(1, ${MANY}) n`,
  )
}

describe('with five thousand documents of each kind', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true })
    await multiply('posts', `_status = 'published'`)
    await multiply('articles', `_status = 'published'`)
    await multiply('encyclopedia_entries', 'is_published')
    for (const table of ['posts', 'articles', 'encyclopedia_entries']) await stack.pool.query(`analyze ${table}`)
  }, 240_000)
  afterAll(() => stack?.stop())

  it.each([
    ['/news', /^\/news\/[^/]+-copy-\d+$/],
    ['/articles', /^\/articles\/[^/]+-copy-\d+$/],
  ])('%s shows sixty on a page, and its pager leads to the oldest', async (path, copies) => {
    const first = await htmlOf(path)
    const shown = linksTo(first, copies)
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.length).toBeLessThanOrEqual(61)
    expect(shown.some((href) => href.endsWith('-copy-1'))).toBe(true)
    const pages = linksTo(first, new RegExp(`^${path}/page/\\d+$`))
    const second = await htmlOf(`${path}/page/2`)
    expect(second).toContain(`<link rel="canonical" href="${stack.url}${path}/page/2"`)
    expect(linksTo(second, copies).filter((href) => shown.includes(href))).toEqual([])
    const last = Math.max(...pages.map((href) => Number(href.split('/').at(-1))))
    expect(last).toBeGreaterThanOrEqual(Math.ceil(MANY / 60))
    const found = [
      ...linksTo(await htmlOf(`${path}/page/${last - 1}`), copies),
      ...linksTo(await htmlOf(`${path}/page/${last}`), copies),
    ]
    expect(found.length).toBeLessThanOrEqual(120)
    expect(linksTo(await htmlOf(`${path}/page/40`), copies)).toHaveLength(60)
    for (const none of [`${path}/page/1`, `${path}/page/${last + 1}`, `${path}/page/x`])
      expect((await fetch(`${stack.url}${none}`)).status, none).toBe(404)
  })

  it('a category has pages of its own, and what shows a few posts reads a few', async () => {
    const { rows } = await stack.pool.query<{ slug: string }>(
      `select c.slug from news_categories c join posts p on p.category_id = c.id where p.slug like '%-copy-1'`,
    )
    const category = `/news/category/${rows[0]?.slug}`
    expect(linksTo(await htmlOf(category), /-copy-\d+$/)).toHaveLength(60)
    expect(linksTo(await htmlOf(`${category}/page/3`), /-copy-\d+$/)).toHaveLength(60)
    for (const path of [
      '/',
      '/knowledge-base',
      '/news/today',
      '/news/videos',
      '/ar/news',
      '/llms.txt',
      '/encyclopedia',
    ])
      expect((await fetch(`${stack.url}${path}`)).headers.get('cache-tag')?.length, path).toBeLessThan(4_000)
    expect(linksTo(await htmlOf('/knowledge-base'), /^\/articles\/[^/]+$/)).toHaveLength(3)
  })

  it('a page of news is read by an index', async () => {
    const { rows } = await stack.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from posts where _status = 'published' and language = 'en'
        order by published_at desc, id desc limit 60 offset 120`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/posts_published_at_idx/)
    expect(plan).not.toContain('Seq Scan')
  })
})
