import type { Relax } from '@stackyard/shared/schema/relax'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

type Filters = Record<string, string>
const text = (filters: Filters) => new URLSearchParams(filters).toString()
const relax = (filters: Filters, token?: string) =>
  ok<Relax>(url, 'GET', `/warehouse/relax?${text(filters)}`, token ? { token } : {})
const totalOf = async (filters: Filters, token?: string) =>
  (await call(url, 'GET', `/warehouse/?limit=1&${text(filters)}`, token ? { token } : {})).total ?? 0
const without = (filters: Filters, names: string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))

/** Lists that show nothing because of one filter or another, with the parameters a reader could take away one by one. */
const empty: Filters[] = [
  { state: 'OH', minPallets: '90000000' },
  { country: 'US', numberOfBuildings: '900', verified: 'true' },
  { query: 'qqzzxwv', regionScope: 'us', features: 'coldStorage' },
  { features: 'no-such-feature', region: 'midwest' },
  { freeFrom: '2030-01-01', minSqft: '999999999', hotrack: 'true' },
  { latitude: '-60', longitude: '-120', radiusInMiles: '10', verified: 'true' },
]

describe('the filter to relax', () => {
  it.each(empty)('of %o is the one without which the list is longest', async (filters) => {
    expect(await totalOf(filters)).toBe(0)
    const found = await relax(filters)
    const counts = await Promise.all(
      [
        ['minPallets', 'minSqft', 'freeFrom'],
        ['latitude', 'longitude', 'radiusInMiles'],
        ...Object.keys(filters).map((name) => [name]),
      ].map((names) => totalOf(without(filters, names))),
    )
    expect(found?.count).toBe(Math.max(...counts))
    expect(await totalOf(without(filters, found?.parameters ?? []))).toBe(found?.count)
  })

  it('is none where no filter is asked for, or where no single one is in the way', async () => {
    expect(await relax({})).toBeNull()
    expect(await relax({ query: 'qqzzxwv', numberOfBuildings: '900' })).toBeNull()
  })

  it('is asked for by one address 60 times a minute, and by others all the while', async () => {
    const from = anyAddress()
    const path = '/warehouse/relax?freeFrom=2030-01-01'
    const answers = await Promise.all(Array.from({ length: 150 }, () => call(url, 'GET', path, { from })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await call(url, 'GET', path)).status).toBe(200)
  })

  it('is the price for those who see prices alone', async () => {
    const filters = { minPrice: '900000', regionScope: 'us' }
    const token = await tokenOf(url, 'customer')
    expect(await totalOf(filters, token)).toBe(0)
    expect(await relax(filters, token)).toMatchObject({ filter: 'price' })
    expect((await relax(filters))?.filter).not.toBe('price')
  })
})
