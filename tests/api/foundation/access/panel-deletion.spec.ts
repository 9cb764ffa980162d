import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { cms, panelToken } from '../../../setup/cms'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { orderIn } from '../../reservations/transaction/order-in'

const stack = sharedStack()
const { url, pool } = stack
let admin: string
let editor: string
beforeAll(async () => {
  admin = await panelToken(url, 'admin')
  editor = await panelToken(url, 'editor')
})

type Answer = { status: number; message: string; id?: number }
/** The id of no record. */
const NOWHERE = 999_999_999

async function ask(method: 'DELETE' | 'PATCH' | 'POST', path: string, body?: unknown, token = admin): Promise<Answer> {
  const response = await fetch(`${url}/cms-api${path}`, {
    method,
    headers: { ...(token ? { authorization: `JWT ${token}` } : {}), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const reply = (await response.json()) as { errors?: { message: string }[]; doc?: { id: number } }
  const made = method === 'POST' ? reply.doc?.id : undefined
  return {
    status: response.status,
    message: reply.errors?.[0]?.message ?? '',
    ...(made === undefined ? {} : { id: made }),
  }
}

const rowOf = async <T>(query: string, ...values: unknown[]): Promise<T | undefined> =>
  (await pool.query(query, values)).rows[0] as T | undefined

const IN_USE = 'Space of this listing is reserved. Hide it, or wait until its reservations have ended.'
const trash = { deletedAt: new Date().toISOString() }

/** The slugs that tables may belong to; some are of an array or a global, which answer no list. */
async function possibleSlugs(): Promise<string[]> {
  const { rows } = await pool.query<{ table_name: string }>(`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name !~ '^(_|payload_)' and exists (select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = tables.table_name and c.column_name = 'id'
          and c.data_type = 'integer')`)
  return rows.map(({ table_name: table }) => table.replaceAll('_', '-'))
}

/** Each collection with the id of a record, or without one. */
async function collections(): Promise<{ slug: string; id: number | undefined }[]> {
  const found: { slug: string; id: number | undefined }[] = []
  for (const slug of await possibleSlugs()) {
    const list = await fetch(`${url}/cms-api/${slug}?limit=1&depth=0`, { headers: { authorization: `JWT ${admin}` } })
    if (list.status === 200) found.push({ slug, id: ((await list.json()) as { docs: { id: number }[] }).docs[0]?.id })
  }
  return found
}

describe('what the panel deletes follows the rules of the API', () => {
  it('a listing with a live reservation goes neither to the trash nor for good, one by one or many at once', async () => {
    await orderIn(url, await newBuyer(stack), 'approved')
    const id = listingIds.main
    const calls = [await ask('PATCH', `/warehouses/${id}`, trash), await ask('DELETE', `/warehouses/${id}`)]
    expect(calls).toEqual([
      { status: 409, message: IN_USE },
      { status: 409, message: IN_USE },
    ])
    await ask('DELETE', `/warehouses?where[id][equals]=${id}`)
    await ask('PATCH', `/warehouses?where[id][equals]=${id}`, trash)
    expect(await rowOf('select deleted_at from warehouses where id = $1', id)).toEqual({ deleted_at: null })
  })

  it('a person stays, with or without reservations, listings and reviews: accounts are closed or erased', async () => {
    const buyer = await newBuyer(stack)
    await orderIn(url, buyer, 'approved')
    const refused = { status: 403, message: 'You are not allowed to perform this action.' }
    expect(await ask('DELETE', `/users/${buyer.id}`)).toEqual(refused)
    expect(await ask('DELETE', `/users/${(await newBuyer(stack)).id}`)).toEqual(refused)
    await ask('DELETE', `/users?where[id][equals]=${buyer.id}`)
    expect(await rowOf('select 1 as found from users where id = $1', buyer.id)).toEqual({ found: 1 })
  })

  it('the last active admin is neither demoted nor deactivated; another may be', async () => {
    const me = await rowOf<{ id: number }>(`select id from users where email = 'admin@stackyard.test'`)
    const others = await pool.query<{ id: number }>(
      `update users set user_type = 'editor' where user_type = 'admin' and id <> $1 returning id`,
      [me?.id],
    )
    try {
      const message = 'You are the only admin. Make someone else an admin first.'
      for (const change of [{ userType: 'editor' }, { isActive: false }])
        expect(await ask('PATCH', `/users/${me?.id}`, change)).toEqual({ status: 409, message })
      const second = await newBuyer(stack)
      expect((await ask('PATCH', `/users/${second.id}`, { userType: 'admin' })).status).toBe(200)
      expect((await ask('PATCH', `/users/${second.id}`, { userType: 'customer' })).status).toBe(200)
    } finally {
      for (const { id } of others.rows) await pool.query(`update users set user_type = 'admin' where id = $1`, [id])
    }
  })

  it('a post with comments, and a category with posts, say what needs them', async () => {
    const category = await cms(url, editor, 'POST', '/news-categories', {
      name: `Rules ${randomUUID()}`,
      slug: `rules-${randomUUID()}`,
    })
    const post = await cms(url, editor, 'POST', '/posts', { title: 'With comments', category: category.id })
    const buyer = await newBuyer(stack)
    await pool.query(
      `insert into comments (post_id, author_id, author_name, text, updated_at, created_at)
        values ($1, $2, 'Bea', 'Useful.', now(), now())`,
      [post.id, buyer.id],
    )
    expect(await ask('DELETE', `/posts/${post.id}`, undefined, editor)).toEqual({
      status: 409,
      message: 'Other records need this one (comments: 1). Delete or change those first.',
    })
    await pool.query('delete from comments where post_id = $1', [post.id])
    expect((await ask('DELETE', `/posts/${post.id}`, undefined, editor)).status).toBe(200)
  })

  it('answers no call with a fault, for a record of every collection that has everything attached', async () => {
    const seen: string[] = []
    for (const { slug, id } of await collections()) {
      if (id === undefined) continue
      seen.push(slug)
      for (const token of [admin, editor]) {
        const answers = [
          (await fetch(`${url}/cms-api/${slug}/${id}?depth=2`, { headers: { authorization: `JWT ${token}` } })).status,
          (await ask('PATCH', `/${slug}/${id}`, { id: 'x', title: { a: 1 } }, token)).status,
        ]
        for (const status of answers) expect(status, `${slug} ${id}`).toBeLessThan(500)
      }
    }
    expect(seen).toEqual(expect.arrayContaining(['users', 'warehouses', 'posts', 'reviews', 'services']))
  })

  it('has nobody but the team make or delete a record, whichever the collection, and ends in no fault', async () => {
    const all = await collections()
    expect(all.length).toBeGreaterThan(15)
    const faults: string[] = []
    for (const { slug, id } of all) {
      for (const token of ['', await tokenOf(url, 'customer'), await tokenOf(url, 'seller')]) {
        const made = await ask('POST', `/${slug}`, {}, token)
        const gone = await ask('DELETE', `/${slug}/${id ?? NOWHERE}`, undefined, token)
        for (const { status } of [made, gone]) if (![401, 403].includes(status)) faults.push(`${slug}: ${status}`)
      }
      for (const token of [admin, editor]) {
        const made = await ask('POST', `/${slug}`, {}, token)
        const gone = await ask('DELETE', `/${slug}/${NOWHERE}`, undefined, token)
        for (const { status } of [made, gone]) if (status >= 500) faults.push(`${slug}: ${status}`)
        if (gone.status < 300) faults.push(`${slug}: deleted what is not there`)
        if (made.id !== undefined) await ask('DELETE', `/${slug}/${made.id}`)
      }
      if (id !== undefined) {
        const still = await fetch(`${url}/cms-api/${slug}/${id}?depth=0`, {
          headers: { authorization: `JWT ${admin}` },
        })
        if (still.status !== 200) faults.push(`${slug} ${id} is gone`)
      }
    }
    expect(faults).toEqual([])
  })
})
