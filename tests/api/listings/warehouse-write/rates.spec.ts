import { rateTemplate } from '@stackyard/shared/domain/rate-file'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { freshName } from './new-listing'

const { url } = sharedStack()
const seller = async () => tokenOf(url, 'seller')

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

const upload = async (id: number, tierName: string, content: string | Uint8Array<ArrayBuffer>, token?: string) => {
  const body = new FormData()
  body.append('file', new File([content], 'rates.csv', { type: 'text/csv' }))
  const query = new URLSearchParams({ id: String(id), tierName })
  return call<WarehouseRecord>(url, 'POST', `/warehouse/fulfillmentRates/upload?${query}`, {
    token: token ?? (await seller()),
    body,
  })
}

const newListing = async () =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: await seller(), body: { name: freshName('Rates') } })

describe('a file of fulfillment rates', () => {
  it('R-510: fills a tier, answers with the listing, and replaces it the next time', async () => {
    const { id } = await newListing()
    const first = await upload(
      id,
      '0 to 500',
      csv([
        ['Category', 'Unit', 'Rate'],
        ['Inbound', 'Per Pallet', '4.50'],
      ]),
    )
    expect(first.results.fulfillmentRates).toEqual([
      { tierName: '0 to 500', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 4.5 } } },
    ])
    await upload(
      id,
      '501 to 9999',
      csv([
        ['Category', 'Unit', 'Rate'],
        ['B2B', 'Case Pick', '2'],
      ]),
    )
    const again = await upload(
      id,
      '0 to 500',
      csv([
        ['Category', 'Unit', 'Rate'],
        ['Other', 'Kitting', 'Yes'],
      ]),
    )
    expect(again.results.fulfillmentRates).toEqual([
      { tierName: '0 to 500', fulfillmentRatesDetails: { misc: { isKittingEnabled: true } } },
      { tierName: '501 to 9999', fulfillmentRatesDetails: { outbound: { b2b: { case_pick_rate: 2 } } } },
    ])
  })

  it('is taken whole or not at all; every wrong row is named', async () => {
    const { id } = await newListing()
    const rows = [...rateTemplate(), ['Inbound', 'Per Elephant', '1'], ['B2B', 'Case Pick', '3']]
    const refused = await upload(id, '0 to 500', csv(rows))
    expect(refused.status).toBe(400)
    expect(refused.error?.data.issues?.map(({ path }) => path)).toEqual(['rows[17]', 'rows[18]'])
    const kept = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${id}`, { token: await seller() })
    expect(kept.fulfillmentRates).toEqual([])
  })

  it('is refused when it is no table, has no tier, or the listing is another’s', async () => {
    const { id } = await newListing()
    const right = csv([
      ['Category', 'Unit', 'Rate'],
      ['Inbound', 'Per Pallet', '4'],
    ])
    expect((await upload(id, '0 to 500', new Uint8Array([0, 1, 2, 0, 255]))).status).toBe(415)
    expect((await upload(id, '0 to 500', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).status).toBe(415)
    expect((await upload(id, 'lots', right)).status).toBe(400)
    expect((await upload(listingIds.secondSeller, '0 to 500', right)).status).toBe(404)
    const bare = await call(url, 'POST', `/warehouse/fulfillmentRates/upload?id=${id}&tierName=0%20to%20500`, {
      token: await seller(),
      body: {},
    })
    expect(bare.status).toBe(400)
  })
})
