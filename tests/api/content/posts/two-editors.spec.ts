import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, ACTORS } from '../../../setup/actors'
import { cms, type CmsDoc, panelToken } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const tokens = {} as Record<'admin' | 'editor', string>
const ids = {} as Record<'admin' | 'editor' | 'customer', number>

type Found = { docs: CmsDoc[] }
const idOf = async (actor: Actor): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from users where email = $1', [ACTORS[actor]])
  return rows[0]?.id ?? 0
}
const newPost = () =>
  cms(url, tokens.editor, 'POST', '/posts?draft=true', { title: `Of two editors ${randomUUID()}`, language: 'en' })

beforeAll(async () => {
  for (const actor of ['admin', 'editor'] as const) tokens[actor] = await panelToken(url, actor)
  for (const actor of ['admin', 'editor', 'customer'] as const) ids[actor] = await idOf(actor)
})

describe('an editor and colleagues', () => {
  it('publishes a post whose author is a colleague, and takes no customer for one', async () => {
    const { id } = await newPost()
    const saved = await cms(url, tokens.editor, 'PATCH', `/posts/${id}?depth=0`, { author: ids.admin })
    expect(saved.author).toBe(ids.admin)
    await expect(cms(url, tokens.editor, 'PATCH', `/posts/${id}`, { author: ids.customer })).rejects.toThrow(/→ 400/)
  })

  it('reads the names of colleagues and nothing else of them, and nobody else', async () => {
    const path = `/users?limit=100&where[id][in]=${ids.admin},${ids.editor},${ids.customer}`
    const { docs } = await cms<Found>(url, tokens.editor, 'GET', path)
    expect(docs.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [ids.admin, ids.editor].toSorted((a, b) => a - b),
    )
    const colleague = docs.find(({ id }) => id === ids.admin)
    const allowed = ['id', 'email', 'firstName', 'lastName', 'userType', 'createdAt', 'updatedAt', 'collection']
    // Groups whose fields are all withheld come empty.
    const shown = Object.entries(colleague ?? {}).filter(([, value]) => !['{}', '[]'].includes(JSON.stringify(value)))
    expect(shown.map(([key]) => key).filter((key) => !allowed.includes(key))).toEqual([])
    const self = docs.find(({ id }) => id === ids.editor)
    expect(self).toHaveProperty('isActive', true)
    const customers = await cms<Found>(url, tokens.admin, 'GET', `/users?where[id][equals]=${ids.customer}`)
    expect(customers.docs[0]).toHaveProperty('isActive', true)
  })
})

describe('a document that an editor has open', () => {
  const lock = (id: number, by: 'admin' | 'editor') =>
    cms(url, tokens[by], 'POST', '/payload-locked-documents', {
      document: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: ids[by] },
    })
  const lockOf = async (id: number) => {
    const path = `/payload-locked-documents?depth=0&where[document.value][equals]=${id}&where[document.relationTo][equals]=posts`
    const { docs } = await cms<Found>(url, tokens.editor, 'GET', path)
    return docs.map(({ user }) => (user as { value: number }).value)
  }

  it('stays locked through autosaves, and a second editor overwrites nothing', async () => {
    const { id } = await newPost()
    await lock(id, 'editor')
    await cms(url, tokens.editor, 'PATCH', `/posts/${id}?draft=true&autosave=true`, { excerpt: 'First words' })
    await cms(url, tokens.editor, 'PATCH', `/posts/${id}?draft=true&autosave=true`, { excerpt: 'Second words' })
    expect(await lockOf(id)).toEqual([ids.editor])
    const overwriting = cms(url, tokens.admin, 'PATCH', `/posts/${id}?draft=true&autosave=true`, { excerpt: 'Others' })
    await expect(overwriting).rejects.toThrow(/→ 423/)
    const read = await cms(url, tokens.editor, 'GET', `/posts/${id}?draft=true`)
    expect(read.excerpt).toBe('Second words')
    expect(await lockOf(id)).toEqual([ids.editor])
  })

  it('is free again after it was published', async () => {
    const { id } = await newPost()
    await lock(id, 'editor')
    await cms(url, tokens.editor, 'PATCH', `/posts/${id}`, { excerpt: 'Saved by hand' })
    expect(await lockOf(id)).toEqual([])
  })
})
