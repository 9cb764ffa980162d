import { afterAll, describe, expect, it } from 'vitest'
import { linkTo, node, paragraph, words } from '../setup/lexical'
import { startStack } from '../setup/stack'
import { editorDesk, until } from './editor-desk'

const stack = await startStack({ site: true })
afterAll(() => stack.stop())
const { headers, panel, page, asEditor, made, newPost, changed, drawOf, untilSays } = await editorDesk(stack)

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
      headers,
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

  it('shows a draft to editors alone', async () => {
    const draft = await panel('POST', '/posts?draft=true', { title: 'Seen by nobody' })
    const { doc } = (await draft.json()) as { doc: { id: number } }
    const path = `/preview/posts/${doc.id}`
    expect((await page(path)).status).toBe(401)
    const answer = await asEditor(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Seen by nobody')
  })
})
