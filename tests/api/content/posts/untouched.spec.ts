import { writtenIn } from '@stackyard/cms/modules/content/editorial/untouched'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { ok } from '../../../setup/api'
import { cms, type CmsDoc, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { url, pool } = sharedStack()
let token = ''

beforeAll(async () => {
  token = await panelToken(url, 'editor')
})

/** What opening "create" in the panel makes. */
const open = (kind: string) => cms(url, token, 'POST', `/${kind}?draft=true`, {})
/** What the panel's autosave sends while an editor writes. */
const write = (kind: string, { id }: CmsDoc, data: object) =>
  cms(url, token, 'PATCH', `/${kind}/${id}?draft=true&autosave=true`, data)

/** Which of the documents stand in the panel's list of their kind. */
async function listed(kind: string, filter: ReturnType<typeof writtenIn>, docs: CmsDoc[]): Promise<number[]> {
  const where = { and: [await filter({} as Parameters<typeof filter>[0]), { id: { in: docs.map(({ id }) => id) } }] }
  const query = new URLSearchParams({ draft: 'true', depth: '0', limit: '50' })
  const add = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return query.append(name, String(value))
    for (const [key, inner] of Object.entries(value)) add(inner, `${name}[${key}]`)
  }
  add(where, 'where')
  const found = await cms<{ docs: CmsDoc[] }>(url, token, 'GET', `/${kind}?${query}`)
  return found.docs.map(({ id }) => id).sort((a, b) => a - b)
}

describe('a document that an editor opened', () => {
  it.each(['posts', 'articles', 'pages'])('stands in the list of %s once something is written in it', async (kind) => {
    const filter = writtenIn('title', 'excerpt', 'body', 'slug')
    const [left, titled, told] = [await open(kind), await open(kind), await open(kind)]
    expect(await listed(kind, filter, [left, titled, told])).toEqual([])
    await write(kind, titled, { title: 'A thought' })
    await write(kind, told, { body: paragraphs('Words without a title.') })
    expect(await listed(kind, filter, [left, titled, told])).toEqual([titled.id, told.id])
    for (const { id } of [left, titled, told]) await cms(url, token, 'DELETE', `/${kind}/${id}`)
  })

  it.each([
    ['posts', '/posts/?drafts=true&limit=100'],
    ['articles', '/article/list?drafts=true&limit=100'],
  ])('stands in the app’s list of %s too as it was last written, and not before', async (kind, path) => {
    const [left, titled] = [await open(kind), await open(kind)]
    await write(kind, titled, { title: 'Last words of the panel' })
    type Row = { id: number; title: string; isPublished: boolean }
    const rows = await ok<Row[]>(url, 'GET', path, { token: await tokenOf(url, 'editor') })
    const ours = rows.filter(({ id }) => id === left.id || id === titled.id)
    expect(ours).toEqual([
      expect.objectContaining({ id: titled.id, title: 'Last words of the panel', isPublished: false }),
    ])
    for (const { id } of [left, titled]) await cms(url, token, 'DELETE', `/${kind}/${id}`)
  })

  it('and left is gone after a day, with what was written kept', async () => {
    const [old, told, fresh, page, begun] = [
      await open('posts'),
      await open('posts'),
      await open('posts'),
      await open('pages'),
      await open('posts'),
    ]
    await write('posts', told, { body: paragraphs('Words without a title.') })
    // Begun and left empty: a category, a title taken back, an empty paragraph.
    const { rows: categories } = await pool.query<{ id: number }>('select id from news_categories limit 1')
    await write('posts', begun, { category: categories[0]?.id })
    await write('posts', begun, { title: '', body: paragraphs() })
    const aDayAgo = `updated_at = now() - interval '25 hours'`
    await pool.query(`update posts set ${aDayAgo} where id = any($1)`, [[old.id, told.id, begun.id]])
    await pool.query(`update pages set ${aDayAgo} where id = $1`, [page.id])
    await pool.query(`select graphile_worker.add_job('clear-untouched-documents', '{}')`)
    const ids = async (table: string, docs: CmsDoc[]) => {
      const { rows } = await pool.query<{ id: number }>(`select id from ${table} where id = any($1) order by id`, [
        docs.map(({ id }) => id),
      ])
      return rows.map(({ id }) => id)
    }
    await eventually('the page is gone', 15_000, async () =>
      (await ids('pages', [page])).length === 0 ? true : undefined,
    )
    expect(await ids('posts', [old, told, fresh, begun])).toEqual([told.id, fresh.id])
    for (const { id } of [told, fresh]) await cms(url, token, 'DELETE', `/posts/${id}`)
  })
})
