import { admitted } from '@stackyard/cms/api/middleware/with-role'
import type { Audience, EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, tokenOf } from '../setup/actors'
import { call } from '../setup/api'
import { newBuyer } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { orderIn } from '../api/reservations/transaction/order-in'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Stated = { '~orpc': { route: { method: Method; path: string }; meta: EndpointMeta } }
type Row = { name: string; method: Method; path: string; audience: readonly Audience[] }

/** Reads come first and deletions last, so that each call meets its record. */
const ORDER: readonly Method[] = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']

const rows: Row[] = Object.entries(contract)
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints as unknown as Record<string, Stated>).map(([name, { '~orpc': stated }]) => ({
      name: `${group}.${name}`,
      ...stated.route,
      audience: stated.meta.audience,
    })),
  )
  .filter(({ path }) => path.includes('{'))
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))

/** The records that paths are about, the first whose pattern fits. */
const TABLES: readonly (readonly [RegExp, string])[] = [
  [/^\/(services|admin\/service)/, 'services'],
  [/^\/review/, 'reviews'],
  [/^\/comment/, 'comments'],
  [/^\/posts/, 'posts'],
  [/^\/faqs\//, 'faqs'],
  [/^\/faqs-category/, 'faq_categories'],
  [/^\/article\//, 'articles'],
  [/^\/article-category/, 'article_categories'],
  [/^\/encyclopedia\//, 'encyclopedia_entries'],
  [/^\/encyclopedia-category/, 'encyclopedia_categories'],
  [/^\/encyclopedia-term/, 'encyclopedia_terms'],
  [/^\/prompt/, 'prompts'],
  [/^\/coupon/, 'coupons'],
  [/^\/address/, 'market.address'],
  [/^\/notification/, 'market.notification'],
  [/^\/campaign/, 'market.campaign'],
  [/^\/user\/cards/, 'market.card'],
  [/^\/user\/billing-info/, 'market.billing_info'],
]

const FILES = /\/(agreement|download|credit-note|export|pdf|file|attachment|payout-statements)(\/|$)/

/** Records of others that a role may change although the audience is that of owners: editors moderate comments. */
const MODERATED: Readonly<Record<string, readonly string[]>> = { editor: ['DELETE /comment/{id}'] }

let stack: Stack
let person = 0
let order = 0
beforeAll(async () => {
  stack = await startStack({ worker: false })
  const buyer = await newBuyer(stack)
  person = buyer.id
  order = await orderIn(stack.url, buyer, 'approved')
  await stack.pool.query(
    `insert into comments (post_id, author_id, author_name, text, updated_at, created_at)
      select id, $1, 'Bea', 'Useful.', now(), now() from posts`,
    [person],
  )
})
afterAll(() => stack.stop())

async function idFor(path: string): Promise<string> {
  if (/\/transactions?\/|\/invoices\//.test(path)) return String(order)
  if (/^\/(warehouse|admin\/(manager\/)?warehouse)\//.test(path)) return String(listingIds.main)
  if (/^\/(users|admin\/(people|users|isActive|plan))\//.test(path)) return String(person)
  const table = TABLES.find(([pattern]) => pattern.test(path))?.[1]
  if (!table) return '1'
  const { rows: found } = await stack.pool.query<{ id: number | string }>(`select id from ${table} order by id limit 1`)
  return String(found[0]?.id ?? 1)
}

const attempt = async ({ method, path }: Row, token?: string) =>
  call(stack.url, method, path.replace(/\{\w+\}/g, await idFor(path)), token ? { token } : {})

describe('every endpoint about a record, for records that exist with everything attached', () => {
  it.each(['visitor', 'customer2', 'seller2', 'manager', 'editor'] as const)(
    '%s',
    { timeout: 120_000 },
    async (actor) => {
      const role = actor.replace(/\d$/, '') as 'customer' | 'seller' | 'manager' | 'editor'
      const faults: string[] = []
      for (const row of rows) {
        const reply = await attempt(row, actor === 'visitor' ? undefined : await tokenOf(stack.url, actor as Actor))
        const said = `${row.method} ${row.path} (${row.audience.join()}): ${reply.status} ${reply.error?.code ?? ''}`
        const isPublic = row.audience.includes('public')
        const isIn = isPublic || (actor !== 'visitor' && row.audience.some((one) => admitted[one].includes(role)))
        if (reply.status >= 500) faults.push(said)
        if (!isIn && reply.status !== (actor === 'visitor' ? 401 : 403)) faults.push(said)
        const isTheirs = MODERATED[actor]?.includes(`${row.method} ${row.path}`) ?? false
        if (row.audience.includes('owner') && row.method !== 'GET' && reply.status < 300 && !isTheirs) faults.push(said)
      }
      expect(faults).toEqual([])
    },
  )

  it('admin: whatever is changed or deleted, no call ends in a fault', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    const met: string[] = []
    const token = await tokenOf(stack.url, 'admin')
    // What answers with a file has no envelope; its own tests read it.
    for (const row of rows.filter(({ path }) => !FILES.test(path))) {
      const reply = await attempt(row, token)
      if (reply.status >= 500)
        faults.push(`${row.method} ${row.path}: ${reply.status} ${reply.error?.data.reference ?? ''}`)
      if (reply.status !== 404) met.push(`${row.method} ${row.path}`)
    }
    expect(faults).toEqual([])
    expect(met.length, 'calls that met a record').toBeGreaterThan(rows.length / 2)
  })
})
