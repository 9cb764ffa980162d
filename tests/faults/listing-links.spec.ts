import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { panelToken } from '../setup/cms'
import { node, paragraph, words } from '../setup/lexical'
import { startStack, type Stack } from '../setup/stack'

let stack: Stack
let editor: string

const panel = (method: string, path: string, body: unknown) =>
  fetch(`${stack.url}/cms-api${path}`, {
    method,
    headers: { authorization: `JWT ${editor}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const to = (url: string, text: string) =>
  node('link', [words(text)], {
    version: 3,
    id: '64b7f2c0a1b2c3d4e5f60718',
    fields: { linkType: 'custom', newTab: false, url },
  })
const slugOf = async (sql: string, values: unknown[] = []): Promise<string> =>
  (await stack.pool.query<{ slug: string }>(sql, values)).rows[0]?.slug ?? expect.unreachable()

beforeAll(async () => {
  stack = await startStack({ worker: false })
  editor = await panelToken(stack.url, 'admin')
})
afterAll(() => stack?.stop())

/** The kinds of texts of editors: the collection, the field of the text, and a record without it. */
const kinds: [collection: string, field: 'body' | 'answer', record: object][] = [
  ['posts', 'body', { title: 'A way to a yard', _status: 'published' }],
  ['articles', 'body', { title: 'A way to a yard', _status: 'published' }],
  ['encyclopedia-entries', 'body', { term: 'Yardway', definition: 'A way to a yard.', isPublished: true }],
  ['faqs', 'answer', { question: 'Which way is the yard?', isPublished: true }],
  ['pages', 'body', { title: 'A way to a yard', slug: 'a-way-to-a-yard', _status: 'published' }],
  ['partners', 'body', { name: 'Yardway', tagline: 'Ways.', _status: 'published' }],
  ['agreements', 'body', { title: 'Of ways', kind: 'warehouse', _status: 'published' }],
]

describe.each(kinds)('%s', (collection, field, record) => {
  const publish = (...links: object[]) => panel('POST', `/${collection}`, { ...record, [field]: paragraph(...links) })

  it('a link to a listing or service that nobody has is refused at publishing, by its words and its address', async () => {
    const refused = await publish(
      to('/warehouses/never-built-in-nowhere-nv?from=news', 'this yard'),
      to('/services/never-offered/', 'this service'),
      to('/warehouses/us', 'all'),
    )
    expect(refused.status, await refused.clone().text()).toBe(400)
    const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] }
    expect(errors[0]?.data.errors).toEqual([
      {
        path: field,
        message: expect.stringContaining(
          '“this yard” (/warehouses/never-built-in-nowhere-nv), “this service” (/services/never-offered).',
        ) as string,
      },
    ])
  })

  it('a hidden listing is somebody’s, by its address or its number, as is a service', async () => {
    const hidden = await slugOf(`select slug from market.listing_search where id = $1`, [listingIds.canary])
    await stack.pool.query('update market.listing_search set listed = false, visible = false where id = $1', [
      listingIds.canary,
    ])
    const service = await slugOf('select slug from market.service_search order by id limit 1')
    const published = await publish(
      to(`/warehouses/${hidden}`, 'hidden'),
      to(`/warehouses/${listingIds.canary}#rates`, 'by number'),
      to(`/services/${service}`, 'a service'),
    )
    expect(published.status, await published.clone().text()).toBe(201)
  })
})

it('a link of the navigation to a listing that nobody has is refused at its field', async () => {
  const refused = await panel('POST', '/globals/site-settings', {
    headerLinks: [{ label: 'Lost', path: '/warehouses/never-built' }],
  })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('headerLinks.0.path')
})
