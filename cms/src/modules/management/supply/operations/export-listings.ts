import {
  exportOnlyHeaders,
  KEY_HEADER,
  listingCell,
  type ListingColumn,
  listingColumns,
} from '@stackyard/shared/domain/listing-file'
import type { ManagedListingQuery } from '@stackyard/shared/schema/managed-listing'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { managedSource } from '../managed-listings'

/** Rows of one file; who needs more narrows the filters. */
const MAX_ROWS = 10_000

const snake = (path: string): string => path.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`).replaceAll('.', '_')

/** Options that are stored as a switch each are lists of keys in the read model. */
const source = ({ path, kind }: ListingColumn): string =>
  kind === 'flags' ? `to_jsonb(s.${path})` : `w.${snake(path)}`

const columns = sql.raw(listingColumns.map((column, at) => `${source(column)} as c${at}`).join(', '))

type Row = Record<`c${number}`, unknown> & {
  id: number
  provider: string
  visible: boolean
  confirmed: string | null
  key: string | null
}

/** Listings as CSV (RFC 4180, UTF-8) that an import reads; cells that a spreadsheet would take for a formula are neutralised. */
export async function exportListings(db: Db, query: ManagedListingQuery): Promise<string> {
  const { rows } = await db.execute<Row>(sql`
    select w.id, coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name))) as provider, s.visible,
      to_char(w.confirmed_at at time zone 'UTC', 'YYYY-MM-DD') as confirmed,
      (select k.key from market.listing_key k where k.listing_id = w.id and k.seller_id = w.seller_id) as key, ${columns}
    from ${managedSource(query)} order by lower(s.name), s.id limit ${MAX_ROWS}`)
  const fields = [...exportOnlyHeaders, KEY_HEADER, ...listingColumns.map(({ header }) => header)]
  const data = rows.map((row) => [
    row.id,
    row.provider,
    row.visible ? 'Yes' : 'No',
    row.confirmed ?? '',
    row.key ?? '',
    ...listingColumns.map((column, at) => {
      const value = row[`c${at}`]
      return listingCell(column, column.path === 'isDraft' ? value !== true : value)
    }),
  ])
  return toCsv({ fields, data })
}
