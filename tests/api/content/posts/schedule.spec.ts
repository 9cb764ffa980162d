import { randomBytes } from 'node:crypto'
import type { PostDetail } from '@stackyard/shared/schema/post'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { cms, type CmsDoc, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { url, pool } = sharedStack()
const mark = randomBytes(4).toString('hex')
let token = ''

beforeAll(async () => {
  token = await panelToken(url, 'editor')
})

/** What the panel's "Schedule publish" keeps; the worker looks once a minute, and here at once. */
async function schedule(id: number, type: 'publish' | 'unpublish', at: Date): Promise<void> {
  const input = { type, doc: { relationTo: 'posts', value: String(id) } }
  await pool.query(`insert into payload_jobs (task_slug, input, wait_until) values ('schedulePublish', $1, $2)`, [
    JSON.stringify(input),
    at,
  ])
}
const work = () => pool.query(`select graphile_worker.add_job('run-scheduled-publishing', '{}')`)
const statusOf = async (slug: string) => (await call(url, 'GET', `/posts/${slug}`)).status

const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
})
const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

describe('a post with everything an editor can put into it', () => {
  it('is previewed by editors alone, goes live at its time and leaves at its time', async () => {
    const { docs } = await cms<{ docs: CmsDoc[] }>(url, token, 'GET', '/media?limit=1')
    const picture = docs[0]!
    const cell = (text: string, headerState: number) =>
      node('tablecell', [node('paragraph', [words(text)])], { headerState, colSpan: 1, rowSpan: 1 })
    const body = {
      root: node('root', [
        node('paragraph', [
          node('link', [words('the encyclopedia')], {
            version: 3,
            fields: { linkType: 'custom', url: '/encyclopedia', newTab: false },
          }),
        ]),
        node('table', [node('tablerow', [cell('Door', 1)]), node('tablerow', [cell('Seven', 0)])]),
        { type: 'upload', version: 3, format: '', relationTo: 'media', value: picture.id, fields: {}, id: 'picture' },
      ]),
    }
    const slug = `scheduled-${mark}`
    const post = await cms(url, token, 'POST', '/posts', { title: `Scheduled ${mark}`, slug, body, _status: 'draft' })

    const preview = (headers: Record<string, string>) => fetch(`${url}/preview/posts/${post.id}`, { headers })
    expect((await preview({})).status).toBe(401)
    const shown = await (await preview({ authorization: `JWT ${token}` })).text()
    expect(shown).toContain(`Scheduled ${mark}</h1>`)
    expect(shown).toContain('<th scope="col"><p>Door</p></th>')
    expect(shown).toContain('<a href="/encyclopedia">the encyclopedia</a>')
    expect(shown).toContain(`src="/files/media/${String(picture.filename)}"`)

    await schedule(post.id, 'publish', new Date(Date.now() + 3_600_000))
    await work()
    expect(await statusOf(slug)).toBe(404)
    await pool.query(`update payload_jobs set wait_until = now() where input->'doc'->>'value' = $1`, [String(post.id)])
    await work()
    await eventually('the post is live', 15_000, async () => ((await statusOf(slug)) === 200 ? true : undefined))
    expect((await ok<PostDetail>(url, 'GET', `/posts/${slug}`)).html).toContain('<td><p>Seven</p></td>')

    await schedule(post.id, 'unpublish', new Date())
    await work()
    await eventually('the post is gone', 15_000, async () => ((await statusOf(slug)) === 404 ? true : undefined))
    await cms(url, token, 'DELETE', `/posts/${post.id}`)
  })

  it('articles, entries, pages and partners are previewed too', async () => {
    for (const collection of ['articles', 'encyclopedia-entries', 'pages', 'partners']) {
      const { docs } = await cms<{ docs: CmsDoc[] }>(url, token, 'GET', `/${collection}?limit=1`)
      const answer = await fetch(`${url}/preview/${collection}/${docs[0]!.id}`, {
        headers: { authorization: `JWT ${token}` },
      })
      expect(answer.status, collection).toBe(200)
      const { title, term, name } = docs[0] as CmsDoc & { title?: string; term?: string; name?: string }
      expect(await answer.text()).toContain(`${title ?? term ?? name}</h1>`)
    }
    const users = await fetch(`${url}/preview/users/1`, { headers: { authorization: `JWT ${token}` } })
    expect(users.status).toBe(404)
  })

  it('an article without a text is not published', async () => {
    await expect(
      cms(url, token, 'POST', '/articles', { title: `Empty ${mark}`, slug: `empty-${mark}`, _status: 'published' }),
    ).rejects.toThrow(/400.*body/)
    const article = await cms(url, token, 'POST', '/articles', {
      title: `Full ${mark}`,
      body: paragraphs('Words.'),
      _status: 'published',
    })
    expect(article.slug).toBe(`full-${mark}`)
    await cms(url, token, 'DELETE', `/articles/${article.id}`)
  })
})
