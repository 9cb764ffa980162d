import { createHmac } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD } from '../setup/actors'
import { startStack, type Stack } from '../setup/stack'
import { runToEnd } from '../../cms/start/processes.ts'
import { serverEnv } from '../setup/server-env'

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

const node = (type: string, children: object[], more: object = {}) => ({
  type,
  format: '',
  indent: 0,
  version: 1,
  direction: 'ltr',
  children,
  ...more,
})
const words = (text: string) => ({ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 })
const paragraph = (...children: object[]) => ({
  root: node('root', [node('paragraph', children, { textFormat: 0 })]),
})
const linkTo = (value: number, text: string) =>
  node('link', [words(text)], {
    version: 3,
    id: '64b7f2c0a1b2c3d4e5f60718',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'posts', value } },
  })

async function newest() {
  const { rows } = await stack.pool.query<{ state: string; error: string | null; folder: string | null }>(
    `select state, error, folder from market.site_release where part = 'content' order by id desc limit 1`,
  )
  return rows[0]
}

const SITE = join(import.meta.dirname, '..', '..', 'site')

/** What `astro build` makes by itself of the snapshot that the live release was made of; answers its folder. */
async function builtByAstro(): Promise<string> {
  // Within the site, since the code that a build runs finds its packages by the folders above it.
  const cwd = join(SITE, '.astro', `by-astro-${process.pid}`)
  const [out, made] = [join(cwd, 'out'), join(stack.dataDir, 'by-astro')]
  const { PAYLOAD_SECRET = '' } = serverEnv({ databaseUrl: '', dataDir: '' })
  mkdirSync(cwd, { recursive: true })
  try {
    await runToEnd([join(SITE, '..', 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--root', SITE], {
      cwd,
      env: {
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        SITE_SNAPSHOT: join(stack.dataDir, 'site', 'snapshot'),
        SITE_OUT: out,
        SITE_CACHE: join(cwd, 'cache'),
        SITE_URL: stack.url,
        SITE_CARD_KEY: createHmac('sha256', PAYLOAD_SECRET).update('share cards').digest('base64url'),
      },
    })
    cpSync(join(out, 'client'), made, { recursive: true })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
  return made
}

/** Files that readers get. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !/(^|\/)\./.test(file))
    .sort()

const live = () => readlinkSync(join(stack.dataDir, 'site', 'content', 'current'))

describe('releasing the site', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true })
    cookie = await signInToPanel()
  })
  afterAll(() => stack?.stop())

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

  it('a release is what Astro builds, byte for byte, though most of its pages are of the release before', async () => {
    await until(newest, (row) => row?.state === 'live')
    const folder = join(stack.dataDir, 'site', 'content', live())
    const made = await builtByAstro()
    const names = filesOf(made)
    expect(names.length).toBeGreaterThan(300)
    // Files of older releases stay for pages that are still open.
    expect(filesOf(folder).filter((name) => !name.startsWith('_astro/'))).toEqual(
      names.filter((name) => !name.startsWith('_astro/')),
    )
    const differ = names.filter((name) => !readFileSync(join(made, name)).equals(readFileSync(join(folder, name))))
    expect(differ).toEqual([])
  })

  it('a draft asks for no release, and equal content brings no new one', async () => {
    const before = live()
    const answer = await panel('POST', '/posts?draft=true', { title: 'Only a thought' })
    expect(answer.status).toBe(201)
    await stack.pool.query(`select graphile_worker.add_job('build-release', '{"part":"content"}'::json)`)
    await until(newest, (row) => row?.state === 'unchanged')
    expect(live()).toBe(before)
  })

  it('a build that fails keeps the old release and says why, and the next good one heals it', async () => {
    const before = live()
    const home = readFileSync(join(stack.dataDir, 'site', 'content', 'current', 'index.html'), 'utf8')
    // A record that the panel refuses, as a restored backup might bring it: the build refuses it too.
    const { rows } = await stack.pool.query<{ id: number }>(
      `insert into posts (title, slug, _status) values (null, 'without-a-title', 'published') returning id`,
    )
    await stack.pool.query(`select graphile_worker.add_job('build-release', '{"part":"content"}'::json)`)
    const failed = await until(newest, (row) => row?.state === 'failed')
    expect(failed?.error).toContain(`News post ${rows[0]?.id} has no title`)
    expect(live()).toBe(before)
    expect((await page('/')).text).toBe(home)
    const status = (await (
      await fetch(`${stack.url}/preview/status`, { headers: { cookie, origin: stack.url } })
    ).json()) as {
      content: { latest: { state: string; error: string } }
    }
    // Editors read its beginning: how long it is in all depends on where the files lie.
    const { state, error } = status.content.latest
    expect({ state, error }).toEqual({ state: 'failed', error: failed?.error?.slice(0, error.length) })
    expect(error.length).toBeGreaterThan(20)

    expect((await panel('DELETE', `/posts/${rows[0]?.id}`)).status).toBe(200)
    await until(newest, (row) => row?.state === 'live' || row?.state === 'unchanged')
  })

  it('a text that shows something deleted stops the release, and the text is named', async () => {
    const before = live()
    const body = {
      root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value: 999_999, fields: {} }] },
    }
    const { rows } = await stack.pool.query<{ id: number }>(
      `insert into posts (title, slug, body, _status) values ('A picture went away', 'a-picture-went-away', $1, 'published') returning id`,
      [JSON.stringify(body)],
    )
    await stack.pool.query(`select graphile_worker.add_job('build-release', '{"part":"content"}'::json)`)
    const failed = await until(newest, (row) => row?.state === 'failed' && !!row.error?.includes('went away'))
    expect(failed?.error).toContain(`News post “A picture went away” (${rows[0]?.id}): a picture`)
    expect(live()).toBe(before)
    await stack.pool.query(`delete from posts where id = $1`, [rows[0]?.id])
  })

  it('a link to a page that is not there stops the release, and the text is named', async () => {
    const before = live()
    const link = { ...linkTo(0, 'there'), fields: { linkType: 'custom', newTab: false, url: '/news/never-written' } }
    const { rows } = await stack.pool.query<{ id: number }>(
      `insert into posts (title, slug, body, language, _status)
        values ('A way to nowhere', 'a-way-to-nowhere', $1, 'en', 'published') returning id`,
      [JSON.stringify(paragraph(link))],
    )
    await stack.pool.query(`select graphile_worker.add_job('build-release', '{"part":"content"}'::json)`)
    const failed = await until(newest, (row) => row?.state === 'failed' && !!row.error?.includes('nowhere'))
    expect(failed?.error).toContain(`News post “A way to nowhere” (${rows[0]?.id}): /news/never-written`)
    expect(live()).toBe(before)
    await stack.pool.query(`delete from posts where id = $1`, [rows[0]?.id])
  })

  it('a link of the navigation stands on all pages, those of the release and those rendered on demand, and in both languages', async () => {
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
