import type { ArrivalSite } from '@stackyard/shared/schema/arrival'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

type Row = {
  address: ArrivalSite['address'] | null
  facility: ArrivalSite['opening'] | null
  documents: ArrivalSite['documents'] | null
}

/** Where the goods of a warehouse go: its address, hours, and documents, also while the listing is hidden; null once it is gone. */
export async function findSite(db: Db, warehouseId: number): Promise<ArrivalSite | null> {
  const { rows } = await db.execute<Row>(sql`
    select s.card -> 'address' as address, d.detail -> 'facilityDetails' as facility, d.detail -> 'documents' as documents
    from market.listing_search s join market.listing_detail d on d.id = s.id where s.id = ${warehouseId}`)
  const row = rows[0]
  if (!row?.address) return null
  const { operatingHours, alwaysOpen, operatingDays } = row.facility ?? {}
  return {
    address: row.address,
    opening: { operatingHours, alwaysOpen, operatingDays },
    documents: row.documents ?? [],
  }
}
