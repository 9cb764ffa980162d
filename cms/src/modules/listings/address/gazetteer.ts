import type { AddressText } from '@stackyard/shared/domain/address-text'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

export type GazetteerPlace = {
  kind: 'city' | 'zip'
  name: string
  state: string
  country: string
  zipCode: string | null
  latitude: number
  longitude: number
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const columns = sql`p.kind, p.name, p.state, p.country, p.latitude, p.longitude`

/** The ZIP code of a town that has but one. */
const onlyZip = sql`(select case when count(distinct z.zip_code) = 1 then min(z.zip_code) end from market.place z
  where z.kind = 'zip' and lower(z.name) = lower(p.name) and z.state = p.state and p.country = 'US')`

const inArea = (area: AddressText['area']): SQL =>
  area === undefined
    ? sql`true`
    : 'state' in area
      ? sql`p.country = 'US' and p.state = ${area.state}`
      : sql`p.country = ${area.country}`

/** Places a typed address may mean: the ZIP code, those that begin with its digits, or towns, the largest first. */
export async function findPlaces(db: Db, text: AddressText, limit: number): Promise<GazetteerPlace[]> {
  if (text.zipCode) return findZip(db, text.zipCode)
  if (text.zipStart) {
    const { rows } = await db.execute<GazetteerPlace>(sql`select ${columns}, p.zip_code as "zipCode" from market.place p
      where p.kind = 'zip' and p.zip_code >= ${text.zipStart} and p.zip_code < ${`${text.zipStart}:`}
      order by p.zip_code limit ${limit}`)
    return rows
  }
  const city = text.city?.toLowerCase() ?? ''
  if (city.length < 2) return []
  const { rows } = await db.execute<GazetteerPlace>(sql`
    select ${columns}, ${onlyZip} as "zipCode" from (
      select * from market.place p where p.kind = 'city' and lower(p.name) like ${`${escapeLike(city)}%`} and ${inArea(text.area)}
      order by (lower(p.name) = ${city}) desc, p.population desc, p.id limit ${limit}) p
    order by (lower(p.name) = ${city}) desc, p.population desc, p.id`)
  return rows
}

export async function findZip(db: Db, zipCode: string): Promise<GazetteerPlace[]> {
  const { rows } = await db.execute<GazetteerPlace>(sql`select ${columns}, p.zip_code as "zipCode" from market.place p
    where p.kind = 'zip' and p.zip_code = ${zipCode} order by p.id limit 1`)
  return rows
}

/** Where ZIP codes are, by code; unknown ones are missing. */
export async function locateZips(
  db: Db | Tx,
  zipCodes: readonly string[],
): Promise<Map<string, { latitude: number; longitude: number }>> {
  if (zipCodes.length === 0) return new Map()
  const { rows } = await db.execute<{ zipCode: string; latitude: number; longitude: number }>(sql`
    select distinct on (zip_code) zip_code as "zipCode", latitude, longitude from market.place
    where kind = 'zip' and zip_code in ${[...new Set(zipCodes)]} order by zip_code, id`)
  return new Map(rows.map(({ zipCode, ...place }) => [zipCode, place]))
}

/** The town of exactly this name in the country, and state where one is given; the largest when there are several. */
export async function findTown(
  db: Db,
  { city, state, country }: { city: string; state: string; country: string },
): Promise<GazetteerPlace | null> {
  const { rows } = await db.execute<GazetteerPlace>(sql`select ${columns}, null as "zipCode" from market.place p
    where lower(p.name) = lower(${city}) and p.country = ${country}
      and (p.state = ${state} or p.state = '' or ${country} <> 'US')
    order by (p.kind = 'city') desc, p.population desc, p.id limit 1`)
  return rows[0] ?? null
}
