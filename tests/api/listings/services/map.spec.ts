import type { MapItem } from '@stackyard/shared/schema/map'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

const mapOf = async (query: string) => call<MapItem[]>(url, 'GET', `/warehouse/map?${query}`)
const countOf = (items: MapItem[]) => items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)

/** How many listed services with a place have a service type, or all. */
async function placed(condition = 'true'): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from market.service_search
     where listed and card ->> 'latitude' is not null and card ->> 'longitude' is not null and ${condition}`,
  )
  return rows[0]?.n ?? 0
}

describe('the map call', () => {
  it('R-302: follows type, serviceType and serviceSubType', async () => {
    const services = await mapOf('type=service')
    expect(services.total).toBe(await placed())
    expect(services.total).toBeGreaterThan(0)
    expect(services.results.every((item) => item.kind === 'pin' && item.type === 'service')).toBe(true)
    const { rows } = await pool.query<{ type: string; subtype: string }>(
      `select service_type as type, subtypes[1] as subtype from market.service_search
       where listed and card ->> 'latitude' is not null and cardinality(subtypes) > 0 order by id limit 1`,
    )
    const [one] = rows
    if (!one) throw new Error('there is no service with a subtype')
    for (const name of ['type', 'serviceType'])
      expect((await mapOf(`${name}=${one.type}`)).total, name).toBe(await placed(`service_type = '${one.type}'`))
    const subtype = encodeURIComponent(one.subtype)
    const some = await mapOf(`serviceType=${one.type}&serviceSubType=${subtype}`)
    expect(some.total).toBe(
      await placed(`service_type = '${one.type}' and '${one.subtype.replaceAll("'", "''")}' = any(subtypes)`),
    )
    expect(some.total).toBeGreaterThan(0)
  })

  it('R-302: shows warehouses without these, and when they are asked for', async () => {
    const all = await mapOf('limit=20')
    expect(all.results.every((item) => item.kind === 'pin' && item.type === 'warehouse')).toBe(true)
    for (const query of ['type=warehouse&limit=20', 'serviceType=Warehouse&limit=20'])
      expect((await mapOf(query)).results, query).toEqual(all.results)
  })

  it('R-302: the counts of services are conserved at every zoom, and bounds hold', async () => {
    const world = 'southCoordinate=-90&northCoordinate=90&westCoordinate=-180&eastCoordinate=180'
    const total = await placed()
    for (const zoom of [0, 3, 6, 10]) {
      const { results, total: said } = await mapOf(`type=service&zoom=${zoom}&${world}`)
      expect([said, countOf(results)], String(zoom)).toEqual([total, total])
    }
    const east = 'southCoordinate=24&northCoordinate=49&westCoordinate=-90&eastCoordinate=-66'
    expect((await mapOf(`type=service&${east}`)).total).toBe(
      await placed(
        `(card ->> 'latitude')::float8 between 24 and 49 and (card ->> 'longitude')::float8 between -90 and -66`,
      ),
    )
  })
})
