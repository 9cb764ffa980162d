import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD } from '../setup/actors'
import { cms, panelToken } from '../setup/cms'
import { linkTo, node, paragraph, words } from '../setup/lexical'
import { startStack, type Stack } from '../setup/stack'

/** Generous: the machine may be building and testing other things; what is asserted is that it comes by itself. */
const LIVE_WITHIN_MS = 60_000

let stack: Stack
let cookie: string

async function signInToPanel(): Promise<string> {
  const answer = await fetch(`${stack.url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACTORS.editor, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const panel = (method: string, path: string, body?: unknown) =>
  fetch(`${stack.url}/cms-api${path}`, {
    method,
    headers: { cookie, origin: stack.url, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const page = async (path: string) => {
  const answer = await fetch(`${stack.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + LIVE_WITHIN_MS
  for (;;) {
    const value = await read()
    if (holds(value)) return value
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(value).slice(0, 400)} after ${LIVE_WITHIN_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

type Draw = { state: string; drawnAt: string | null; error: string | null; brokenLinks: string[] }
const asEditor = (path: string) => fetch(`${stack.url}${path}`, { headers: { cookie, origin: stack.url } })
const drawOf = async (id: number, collection = 'posts'): Promise<Draw | null> =>
  (await (await asEditor(`/preview/status/${collection}/${id}`)).json()) as Draw | null

async function newPost(title: string, body: object, more: object = {}): Promise<{ id: number; slug: string }> {
  const answer = await panel('POST', '/posts', { title, body, _status: 'published', ...more })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
}

/** Waits until a page says, or does not say any more, some words. */
const untilSays = (path: string, text: string, says = true) =>
  until(
    () => page(path),
    (answer) => answer.status === 200 && answer.text.includes(text) === says,
  )

/** A record by the panel; answers its id. */
async function made(collection: string, data: object): Promise<number> {
  const answer = await panel('POST', `/${collection}`, data)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}
const changed = async (path: string, data: object, method = 'PATCH') => {
  const answer = await panel(method, path, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
}

beforeAll(async () => {
  stack = await startStack({ site: true })
  cookie = await signInToPanel()
})
afterAll(() => stack?.stop())

describe('pages that editors write', () => {
  it('a published post is live by itself; taken back it is gone, and of links to it the words stay', async () => {
    const draft = await panel('POST', '/posts?draft=true', {
      title: 'Yard trucks on Sundays',
      excerpt: 'When the yard rests.',
      body: paragraph(words('Nobody drives <b>here</b>.')),
    })
    expect(draft.status).toBe(201)
    const { doc } = (await draft.json()) as { doc: { id: number; slug: string } }
    const path = `/news/${doc.slug}`
    expect((await page(path)).status).toBe(404)

    expect((await panel('PATCH', `/posts/${doc.id}`, { _status: 'published' })).status).toBe(200)
    const linking = await panel('POST', '/posts', {
      title: 'Where trucks rest',
      body: paragraph(words('Read of '), linkTo(doc.id, 'quiet Sundays'), words('.')),
      _status: 'published',
    })
    expect(linking.status).toBe(201)
    const shown = await until(
      () => page(path),
      ({ status }) => status === 200,
    )
    expect(shown.text).toContain('Nobody drives &lt;b&gt;here&lt;/b&gt;.')
    await until(
      () => page('/news/where-trucks-rest'),
      ({ text }) => text.includes(`Read of <a href="${path}">quiet Sundays</a>.`),
    )
    expect((await page('/news')).text).toContain(path)

    expect((await panel('PATCH', `/posts/${doc.id}`, { _status: 'draft' })).status).toBe(200)
    await until(
      () => page(path),
      ({ status }) => status === 404,
    )
    expect((await page('/news/where-trucks-rest')).text).toContain('Read of quiet Sundays.')
  })

  it('the worker draws a published page by itself, and the editor sees since when it is live', async () => {
    const { id, slug } = await newPost('Drawn ahead', paragraph(words('Finished before anyone asks.')))
    const draw = await until(
      () => drawOf(id),
      (row) => row?.state === 'live',
    )
    expect(draw?.drawnAt).toMatch(/^\d{4}-/)
    expect((await page(`/news/${slug}`)).text).toContain('Finished before anyone asks.')
  })

  it('a draft drops no page and asks for none', async () => {
    const drops = 'select count(*)::int as n from market.page_drop'
    const before = await stack.pool.query<{ n: number }>(drops)
    const answer = await panel('POST', '/posts?draft=true', { title: 'Only a thought' })
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as { doc: { id: number } }
    expect((await stack.pool.query<{ n: number }>(drops)).rows).toEqual(before.rows)
    expect(await drawOf(doc.id)).toBeNull()
  })

  it('a page that fails to render is tried again and named; the old one is shown meanwhile, and other pages go live', async () => {
    const { id, slug } = await newPost('Sound at first', paragraph(words('Still here.')))
    await untilSays(`/news/${slug}`, 'Still here.')
    await stack.pool.query('alter table comments rename to comments_away')
    await stack.pool.query(
      `insert into market.page_draw (collection, document, path, changed_at) values ('posts', $1, $2, now())
        on conflict (collection, document) do update set changed_at = now()`,
      [id, `/news/${slug}`],
    )
    await stack.pool.query(`select graphile_worker.add_job('draw-page', $1::json, job_key => $2)`, [
      JSON.stringify({ collection: 'posts', document: id }),
      `draw:posts:${id}`,
    ])
    const failed = await until(
      () => drawOf(id),
      (row) => row?.state === 'failed',
    )
    expect(failed?.error).toContain(`/news/${slug}`)
    expect((await page(`/news/${slug}`)).text).toContain('Still here.')
    const status = (await (await asEditor('/preview/status')).json()) as { failed: { path: string }[] }
    expect(status.failed.map(({ path }) => path)).toEqual([`/news/${slug}`])
    await made('pages', {
      title: 'Not held up',
      slug: 'not-held-up',
      body: paragraph(words('By nobody.')),
      _status: 'published',
    })
    await untilSays('/not-held-up', 'By nobody.')
    await stack.pool.query('alter table comments_away rename to comments')
    const healed = await until(
      () => drawOf(id),
      (row) => row?.state === 'live',
    )
    expect(healed?.error).toBeNull()
  })

  it('a text is drawn without a picture that is gone', async () => {
    const body = {
      root: {
        type: 'root',
        children: [
          { type: 'upload', relationTo: 'media', value: 999_999, fields: {} },
          node('paragraph', [words('What was beside it.')], { textFormat: 0 }),
        ],
      },
    }
    await stack.pool.query(
      `insert into posts (title, slug, body, language, _status)
        values ('A picture went away', 'a-picture-went-away', $1, 'en', 'published')`,
      [JSON.stringify(body)],
    )
    await untilSays('/news/a-picture-went-away', 'What was beside it.')
  })

  it('a link to a page that does not exist is refused at publishing, by its field and its words; a draft may have it', async () => {
    const link = { ...linkTo(0, 'there'), fields: { linkType: 'custom', newTab: false, url: '/news/never-written' } }
    const draft = await panel('POST', '/posts?draft=true', { title: 'A way to nowhere', body: paragraph(link) })
    expect(draft.status).toBe(201)
    const { doc } = (await draft.json()) as { doc: { id: number; slug: string } }
    const refused = await panel('PATCH', `/posts/${doc.id}`, { _status: 'published' })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] }
    expect(errors[0]?.data.errors).toEqual([
      { path: 'body', message: expect.stringContaining('“there” (/news/never-written)') as string },
    ])
    const known = { ...linkTo(0, 'here'), fields: { linkType: 'custom', newTab: false, url: '/news' } }
    await changed(`/posts/${doc.id}`, { body: paragraph(known), _status: 'published' })
    await untilSays(`/news/${doc.slug}`, '<a href="/news">here</a>')
  })

  it('a link of the navigation to a page that does not exist is refused at its field', async () => {
    const refused = await panel('POST', '/globals/site-settings', {
      headerLinks: [{ label: 'Lost', path: '/never-written' }],
    })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string }[] } }[] }
    expect(errors[0]?.data.errors.map(({ path }) => path)).toEqual(['headerLinks.0.path'])
  })

  it('a picture that a text shows is not deleted: the answer names the text', async () => {
    const form = new FormData()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    form.append('_payload', JSON.stringify({ alt: 'A yard' }))
    form.append('file', new Blob([png], { type: 'image/png' }), 'yard.png')
    const upload = await fetch(`${stack.url}/cms-api/media`, {
      method: 'POST',
      headers: { cookie, origin: stack.url },
      body: form,
    })
    expect(upload.status, await upload.clone().text()).toBe(201)
    const picture = ((await upload.json()) as { doc: { id: number } }).doc.id
    const shown = {
      type: 'upload',
      version: 3,
      id: '64b7f2c0a1b2c3d4e5f60719',
      relationTo: 'media',
      value: picture,
      fields: {},
    }
    const body = { root: node('root', [shown, node('paragraph', [words('Look.')], { textFormat: 0 })]) }
    const { id, slug } = await newPost('With a picture', body)
    await untilSays(`/news/${slug}`, 'alt="A yard"')
    const refused = await panel('DELETE', `/media/${picture}`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(`News post “With a picture” (${id})`)
    await changed(`/media/${picture}`, { alt: 'A quiet yard' })
    await untilSays(`/news/${slug}`, 'alt="A quiet yard"')
    await changed(`/posts/${id}`, { body: paragraph(words('No picture.')), _status: 'published' })
    await untilSays(`/news/${slug}`, 'No picture.')
    expect((await panel('DELETE', `/media/${picture}`)).status).toBe(200)
  })
})

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

  it('shows a draft to editors alone', async () => {
    const { rows } = await stack.pool.query<{ id: number }>(`select id from posts where title = 'Only a thought'`)
    const path = `${stack.url}/preview/posts/${rows[0]?.id}`
    expect((await fetch(path)).status).toBe(401)
    const answer = await fetch(path, { headers: { cookie, origin: stack.url } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Only a thought')
  })
})
