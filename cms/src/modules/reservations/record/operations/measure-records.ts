import { dayInZone } from '@stackyard/shared/domain/opening-hours'
import { hasRecord, RECORD_DAYS, type RecordFacts, serviceRecordOf } from '@stackyard/shared/domain/service-record'
import type { Services } from '../../../../platform/services'
import { deleteStrayRecords, type MeasuredRecord, saveServiceRecords } from '../../../listings/discovery'
import {
  type AnswerRow,
  answersOf,
  type ArrivalRow,
  arrivalsOf,
  type ListingRow,
  listingsOf,
  type ReservationRow,
  reservationsOf,
  sellersAfter,
} from '../repository'

const DAY_MS = 86_400_000
/** Providers whose records are measured by one round of statements. */
const BATCH = 200

type Needed = Pick<Services, 'db' | 'clock'>
type Measured = { answers: AnswerRow[]; reservations: ReservationRow[]; arrivals: ArrivalRow[] }

/** The facts of each listing; what was asked of the provider as such counts for all of their listings. */
function factsByListing(listings: readonly ListingRow[], measured: Measured): (listing: ListingRow) => RecordFacts {
  const ofListing = Map.groupBy(measured.answers, ({ warehouseId }) => warehouseId)
  const ofSeller = Map.groupBy(ofListing.get(null) ?? [], ({ sellerId }) => sellerId)
  const reservations = Map.groupBy(measured.reservations, ({ warehouseId }) => warehouseId)
  const arrivals = Map.groupBy(measured.arrivals, ({ warehouseId }) => warehouseId)
  return ({ id, sellerId }) => ({
    answers: [...(ofListing.get(id) ?? []), ...(ofSeller.get(sellerId) ?? [])],
    reservations: reservations.get(id) ?? [],
    arrivals: (arrivals.get(id) ?? []).map(({ checkedInAt, confirmedDay, timezone }) => ({
      checkedInAt,
      confirmedDay,
      checkedInDay: dayInZone(checkedInAt, timezone),
    })),
  })
}

/** Measures the listings of these providers and saves what changed. */
async function measureSellers({ db, clock }: Needed, sellerIds: readonly number[]): Promise<void> {
  const now = clock.now()
  const of = { sellerIds, since: new Date(now.getTime() - RECORD_DAYS * DAY_MS) }
  const [listings, answers, reservations, arrivals] = await Promise.all([
    listingsOf(db, sellerIds),
    answersOf(db, of),
    reservationsOf(db, of),
    arrivalsOf(db, of),
  ])
  const factsOf = factsByListing(listings, { answers, reservations, arrivals })
  const records = listings.flatMap((listing): MeasuredRecord[] => {
    const record = serviceRecordOf(factsOf(listing), now)
    if (hasRecord(record)) return [{ warehouseId: listing.id, record }]
    return listing.isMeasured ? [{ warehouseId: listing.id, record: null }] : []
  })
  await saveServiceRecords(db, records, now)
}

/** Measures the service record of every listing anew, in batches of providers. */
export async function measureRecords(services: Needed): Promise<void> {
  let sellerIds = await sellersAfter(services.db, 0, BATCH)
  while (sellerIds.length > 0) {
    await measureSellers(services, sellerIds)
    sellerIds = await sellersAfter(services.db, sellerIds.at(-1) ?? Number.MAX_SAFE_INTEGER, BATCH)
  }
  await deleteStrayRecords(services.db)
}
