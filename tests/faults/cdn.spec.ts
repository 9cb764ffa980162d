import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../setup/api'
import { type CachingProxy, startCachingProxy } from '../setup/caching-proxy'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

let proxy: CachingProxy
let stack: Stack
let path: string

const through = async (): Promise<{ cache: string | null; text: string }> => {
  const answer = await fetch(proxy.url + path)
  expect(answer.status).toBe(200)
  return { cache: answer.headers.get('x-cache'), text: await answer.text() }
}
/** The record and its read model, as one change of a listing writes them. */
const rename = (name: string) =>
  stack.pool.query(
    `with record as (update warehouses set name = $1 where id = $2)
     update market.listing_search set name = $1, card = jsonb_set(card, '{name}', to_jsonb($1::text)) where id = $2`,
    [name, listingIds.canary],
  )

describe('a CDN in front', () => {
  beforeAll(async () => {
    proxy = await startCachingProxy()
    stack = await startStack({
      site: true,
      env: { CDN_PURGE_URL: proxy.url, CDN_PURGE_METHOD: 'PURGE', CDN_PURGE_TAGS_HEADER: 'xkey-purge' },
    })
    proxy.forward(stack.url)
    const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${listingIds.canary}`)
    path = `/warehouses/${slug}`
  }, 240_000)
  afterAll(async () => {
    await stack?.stop()
    proxy?.close()
  })

  it('answers by itself until a change, then drops the page', async () => {
    expect((await through()).cache).toBe('miss')
    expect((await through()).cache).toBe('hit')
    await rename('Renamed Once')
    await eventually(
      'the page is purged',
      5_000,
      async () => proxy.purges.some((tags) => tags.split(' ').includes(`listing-${listingIds.canary}`)) || undefined,
    )
    const { cache, text } = await through()
    expect(cache).toBe('miss')
    expect(text).toContain('Renamed Once')
  })

  it('is asked again when it refused', async () => {
    expect((await through()).cache).toBe('hit')
    const before = proxy.purges.length
    proxy.refuse(2)
    await rename('Renamed Twice')
    await eventually('a purge is tried again', 10_000, async () => proxy.purges.length > before || undefined)
    expect((await through()).text).toContain('Renamed Twice')
  })
})
