import { afterAll, describe, expect, it } from 'vitest'
import { ACTORS } from '../setup/actors'
import { cms, panelToken } from '../setup/cms'
import { paragraph, words } from '../setup/lexical'
import { startStack } from '../setup/stack'
import { editorDesk, until } from './editor-desk'

const stack = await startStack({ site: true })
afterAll(() => stack.stop())
const { panel, page, made, newPost, changed, untilSays } = await editorDesk(stack)

describe('each kind of change shows on pages', () => {
  it('an edit, a new address, its redirect and a deletion show on pages, feeds, search and sitemap', async () => {
    const { id, slug } = await newPost('Gates at night', paragraph(words('Lit till two.')))
    await untilSays(`/news/${slug}`, 'Lit till two.')
    for (const list of [
      '/news',
      '/rss.xml',
      '/feed.json',
      '/llms.txt',
      '/sitemap-content.xml',
      '/content-index.json',
      '/',
    ])
      await untilSays(list, `/news/${slug}`)
    await changed(`/posts/${id}`, { title: 'Gates after dark', slug: 'gates-after-dark', _status: 'published' })
    await untilSays('/news/gates-after-dark', 'Gates after dark')
    const moved = await fetch(`${stack.url}/news/${slug}`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/news/gates-after-dark'])
    await untilSays('/news', `/news/${slug}"`, false)
    expect((await panel('DELETE', `/posts/${id}`)).status).toBe(200)
    await until(
      () => page('/news/gates-after-dark'),
      ({ status }) => status === 404,
    )
    for (const list of ['/news', '/rss.xml', '/feed.json', '/sitemap-content.xml', '/content-index.json'])
      await untilSays(list, 'gates-after-dark', false)
  })

  it('a translation stands at its original’s address, and each names the other', async () => {
    const { id, slug } = await newPost('Ramps in rain', paragraph(words('Wet ramps.')))
    await untilSays(`/news/${slug}`, 'rel="alternate" hreflang="ar"', false)
    const arabic = await newPost('المنحدرات', paragraph(words('رطب')), { language: 'ar', translationOf: id })
    await untilSays(`/ar/news/${slug}`, 'رطب')
    await untilSays(`/news/${slug}`, 'rel="alternate" hreflang="ar"')
    await untilSays('/ar/news', `/ar/news/${slug}`)
    await changed(`/posts/${arabic.id}`, { _status: 'draft' })
    await untilSays(`/news/${slug}`, 'rel="alternate" hreflang="ar"', false)
  })

  it('questions, terms, entries, articles, pages, partners, agreements and categories show on their pages', async () => {
    const question = await made('faqs', {
      question: 'Who opens the gate?',
      answer: paragraph(words('The guard.')),
      isPublished: true,
    })
    await untilSays('/faqs', 'Who opens the gate?')
    await changed(`/faqs/${question}`, { isPublished: false })
    await untilSays('/faqs', 'Who opens the gate?', false)

    const { slug } = await newPost('On dockwardens', paragraph(words('A dockwarden counts.')))
    await untilSays(`/news/${slug}`, 'A dockwarden counts.')
    const term = await made('encyclopedia-terms', {
      term: 'Dockwarden',
      definition: 'Who minds a dock.',
      isPublished: true,
    })
    await untilSays('/supply-chain-logistics-definitions', 'Who minds a dock.')
    await untilSays(`/news/${slug}`, 'href="/supply-chain-logistics-definitions#dockwarden"')
    await made('encyclopedia-entries', {
      term: 'Dockwarden',
      definition: 'The keeper of a dock.',
      body: paragraph(words('Long ago.')),
      terms: [term],
      isPublished: true,
    })
    await untilSays('/encyclopedia/dockwarden', 'Long ago.')
    await untilSays(`/news/${slug}`, 'href="/encyclopedia/dockwarden"')

    const article = await made('articles', {
      title: 'Gate passes',
      body: paragraph(words('Show it.')),
      _status: 'published',
    })
    await untilSays('/articles/gate-passes', 'Show it.')
    await untilSays('/articles', 'Gate passes')
    await changed(`/articles/${article}`, { title: 'Passes for gates', _status: 'published' })
    await untilSays('/articles', 'Passes for gates')

    await made('pages', { title: 'Our yard', slug: 'our-yard', body: paragraph(words('Paved.')), _status: 'published' })
    await untilSays('/our-yard', 'Paved.')
    await made('partners', {
      name: 'Gatehouse',
      tagline: 'Gates.',
      body: paragraph(words('Since 1970.')),
      _status: 'published',
    })
    await untilSays('/gatehouse', 'Since 1970.')
    await untilSays('/services/partners', 'Gatehouse')

    const category = await made('news-categories', { name: 'Gatekeeping' })
    await newPost('In a category', paragraph(words('Sorted.')), { category })
    await untilSays('/news', 'Gatekeeping')
    await changed(`/news-categories/${category}`, { name: 'Gates' })
    await untilSays('/news/in-a-category', 'Gates')
  })

  it('a comment that is approved and an author’s new name show on pages', async () => {
    const { rows } = await stack.pool.query<{ id: number }>(`select id from users where email = $1`, [ACTORS.editor])
    const author = rows[0]?.id ?? 0
    const { id, slug } = await newPost('Signed', paragraph(words('By hand.')), { author })
    await untilSays(`/news/${slug}`, 'By hand.')
    await stack.pool.query(
      `insert into comments (post_id, author_id, author_name, text, status)
        values ($1, (select min(id) from users), 'Ida', 'Well said.', 'approved')`,
      [id],
    )
    await untilSays(`/news/${slug}`, 'Well said.')
    await stack.pool.query(`update users set first_name = 'Wilhelmina' where id = $1`, [author])
    await untilSays(`/news/${slug}`, 'Wilhelmina')
  })

  it('a service and its reviews show on its page', async () => {
    const { rows } = await stack.pool.query<{ id: number; slug: string }>(
      'select id, slug from market.service_search where listed order by id limit 1',
    )
    const [service] = rows
    expect((await page(`/services/${service?.slug}`)).status).toBe(200)
    const admin = await panelToken(stack.url, 'admin')
    await cms(stack.url, admin, 'PATCH', `/services/${service?.id}`, { highlights: 'Trucks with lanterns' })
    await untilSays(`/services/${service?.slug}`, 'Trucks with lanterns')
  })

  it('a link of the navigation stands on all pages and in both languages', async () => {
    const link = { label: 'Yard lore', labelArabic: 'معارف الساحة', path: '/knowledge-base' }
    expect((await panel('POST', '/globals/site-settings', { headerLinks: [link] })).status).toBe(200)
    const alone = (label: string, path: string) =>
      new RegExp(`<nav aria-label="[^"]*"[^>]*>\\s*<a href="${path}"[^>]*>\\s*${label}\\s*</a>\\s*</nav>`)
    for (const path of ['/news', '/warehouses'])
      await until(
        () => page(path),
        ({ text }) => alone('Yard lore', '/knowledge-base').test(text),
      )
    expect((await page('/ar/news')).text).toMatch(alone('معارف الساحة', '/ar/knowledge-base'))
  })
})
