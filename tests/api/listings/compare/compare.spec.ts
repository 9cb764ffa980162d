import { CANARY_PRICE, listingIds } from '@stackyard/seed/scenarios/e2e'
import { landedCost, noFulfillment } from '@stackyard/shared/domain/landed-cost'
import type { Compared } from '@stackyard/shared/schema/compare'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
let token = ''
beforeAll(async () => {
  token = await tokenOf(url, 'customer')
})

const compare = (query: string, as?: string) =>
  call<Compared[]>(url, 'GET', `/warehouse/compare?${query}`, as ? { token: as } : {})

describe('warehouses side by side', () => {
  it('come in the order asked for, each priced for the same need by the one rule', async () => {
    const ids = [listingIds.tiers, listingIds.canary, listingIds.oneTerm]
    const { results } = await compare(`ids=${ids.join(',')}&quantity=30&term=3&orders=400&palletsIn=10`, token)
    expect(results.map(({ id }) => id)).toEqual(ids)
    for (const { id, cost } of results) {
      const listing = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`, { token })
      const need = { ...noFulfillment, spaceType: 'PALLET' as const, quantity: 30, term: 3 as const }
      expect(cost).toEqual(landedCost(listing, { ...need, orders: 400, palletsIn: 10 }))
    }
  })

  it('a visitor sees capabilities and no price, in no form', async () => {
    const { results } = await compare(`ids=${listingIds.canary},${listingIds.tiers}&quantity=1`)
    expect(results).toHaveLength(2)
    expect(results.map(({ cost }) => cost)).toEqual([null, null])
    const text = JSON.stringify(results)
    expect(text).not.toContain(String(CANARY_PRICE))
    expect(text).not.toContain(String(Math.round(CANARY_PRICE * 100)))
    const signedIn = JSON.stringify((await compare(`ids=${listingIds.canary}&quantity=1`, token)).results)
    expect(signedIn).toContain('"cost":{')
  })

  it('leaves out what is hidden, missing or no id, and everything beyond four', async () => {
    const ids = [listingIds.hidden, 999_999_999, 'x', -1, '', listingIds.tiers, listingIds.tiers]
    expect((await compare(`ids=${ids.join(',')}`)).results.map(({ id }) => id)).toEqual([listingIds.tiers])
    const five = [
      listingIds.tiers,
      listingIds.hidden,
      listingIds.oneTerm,
      listingIds.canary,
      listingIds.tiers + 100_000,
    ]
    expect((await compare(`ids=${five.join(',')},1,2,3`)).results.length).toBeLessThanOrEqual(4)
    expect((await compare('')).results).toEqual([])
  })

  it('measures from a place, and reads what it can of a broken query', async () => {
    const near = await compare(`ids=${listingIds.tiers}&near=Columbus,%20OH`)
    expect(near.results[0]?.distanceMiles).toEqual(expect.any(Number))
    const nowhere = await compare(`ids=${listingIds.tiers}&near=xqzv&spaceType=CUBES&term=7`)
    expect(nowhere).toMatchObject({ status: 200, results: [{ distanceMiles: null }] })
    expect((await compare(`ids=${listingIds.tiers}&quantity=-4`)).status).toBe(400)
  })

  it('R-463: is a PDF for signed-in readers', async () => {
    const path = `${url}/api/warehouse/compare/sheet?ids=${listingIds.tiers},${listingIds.oneTerm}&quantity=12&orders=9`
    expect((await fetch(path)).status).toBe(401)
    const headers = { authorization: `Bearer ${token}`, accept: 'application/pdf' }
    const answer = await fetch(path, { headers })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('comparison.pdf')
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
  })
})
