import type { Envelope } from '@stackyard/shared/schema/envelope'
import { envelope } from '@stackyard/shared/schema/envelope'
import { Facets } from '@stackyard/shared/schema/facets'
import { ListingCard } from '@stackyard/shared/schema/listing-card'
import { MapItem, MapPin } from '@stackyard/shared/schema/map'
import { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ACTORS, PASSWORD, signInWith } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const BOUNDS = 'southCoordinate=-85&northCoordinate=85&westCoordinate=-180&eastCoordinate=180&zoom=4'

/** The reads that leave as PostgreSQL's text, with the schema the contract promises for them. */
const reads: [string, z.ZodType][] = [
  ['/warehouse/?limit=24', z.array(ListingCard)],
  ['/warehouse/?limit=24&latitude=39.96&longitude=-82.99', z.array(ListingCard)],
  ['/search/warehouses?query=cold%20storage', z.array(ListingCard)],
  ['/search/warehouses?query=cold?storage', z.array(ListingCard)],
  [`/warehouse/map?${BOUNDS}`, z.array(MapItem)],
  ['/warehouse/map', z.array(MapItem)],
  ['/warehouse/facets?state=OH', Facets],
  ['/warehouse/count-warehouse', z.object({ count: z.number().int() })],
  [`/warehouse/${listingIds.main}`, Warehouse],
  [`/warehouse/${listingIds.main}/map`, MapPin],
]

/** An unknown bracketed parameter is dropped, and has the ordinary way answer. */
const ordinary = (path: string) => `${path}${path.includes('?') ? '&' : '?'}unknown[x]=1`

describe('reads that answer as text', () => {
  it.each(reads)('GET %s holds what the contract states, for visitors and readers', async (path, results) => {
    const { token } = await signInWith(url, ACTORS.customer, PASSWORD)
    for (const options of [{}, { token }]) {
      const { status, headers, ...body } = await call(url, 'GET', path, options)
      expect(status).toBe(200)
      expect(envelope(results).parse(body)).toEqual(body)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('vary')).toContain('authorization')
    }
  })

  it.each(reads)('GET %s answers as the ordinary way does', async (path) => {
    const { token } = await signInWith(url, ACTORS.customer, PASSWORD)
    for (const options of [{}, { token }]) {
      const { headers: textHeaders, ...text } = await call(url, 'GET', path, options)
      const { headers, ...ordinarily } = await call(url, 'GET', ordinary(path), options)
      expect(text).toEqual(ordinarily)
      for (const name of ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'content-type', 'vary'])
        expect(textHeaders.get(name), name).toBe(headers.get(name))
      for (const sent of [textHeaders, headers]) expect(sent.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(textHeaders.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('refuses as the ordinary way does: a dead token, a missing listing', async () => {
    const dead = await call(url, 'GET', '/warehouse/', { token: 'nobody-has-this' })
    expect(dead).toMatchObject({ status: 401, error: { code: 'SESSION_EXPIRED' }, results: null })
    const missing = await call(url, 'GET', '/warehouse/no-such-listing')
    expect(missing).toMatchObject({ status: 404, error: { code: 'LISTING_UNAVAILABLE' } })
  })

  it('leaves to the contract what it can’t read, and names what has no effect', async () => {
    const refused = await call(url, 'GET', `/warehouse/${'x'.repeat(201)}`)
    expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect((await call(url, 'GET', '/warehouse/relax')).status).toBe(200)
    const { headers } = await call(url, 'GET', '/warehouse/?nonsense=1&limit=5')
    expect(headers.get('x-ignored-parameters')).toBe('nonsense')
  })

  it('sends gzip to those who take it and keeps a caller’s request id', async () => {
    const answer = await fetch(`${url}/api/warehouse/?limit=24`, {
      headers: { 'accept-encoding': 'gzip', 'x-request-id': 'trace-7' },
    })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('x-request-id')).toBe('trace-7')
    expect(((await answer.json()) as Envelope<unknown[]>).results.length).toBeGreaterThan(10)
  })
})
