import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Services } from '../../../../platform/services'
import type { DetailRow } from '../detail-repository'
import { kindOf } from '../listing-index/fresh'
import { postgresIndex } from '../listing-index/postgres'
import { findListing, findPin, opened } from '../operations/get-listing'
import { listListings } from '../operations/list-listings'
import type { Viewer } from '../queries/filters'
import type { JsonList } from '../repository'
import { answersOf } from './kept-answers'

type Source = Pick<Services, 'db' | 'pool'>

/** Readers of one kind get the same answers: what is read knows nothing else of them. */
const keyOf = (name: string, asked: object, viewer: Viewer): string => JSON.stringify([name, kindOf(viewer), asked])

/**
 * A list as `listListings` reads it, kept until a listing changes. Its total is counted with it: a count that is a little
 * older would stay with the answer for as long as nothing changes.
 */
export const listKept = ({ db, pool }: Source, query: ListingQuery, viewer: Viewer): Promise<JsonList> =>
  answersOf(pool).give(keyOf('list', query, viewer), () =>
    listListings(db, query, viewer, { index: postgresIndex(db) }),
  )

type Find = (source: Source, key: string, viewer: Viewer) => Promise<DetailRow>

/** A listing that is kept until what it shows changes; whether the reader may open it is asked each time. */
const openKept = (name: string, find: Find) => async (source: Source, key: string, viewer: Viewer) => {
  const kept = await answersOf(source.pool).give(keyOf(name, { key }, viewer), async () => {
    const { id, sellerId, listed, body } = await find(source, key, viewer)
    return { results: body, sellerId, listed, shown: { key, id, sellerId } }
  })
  return { results: opened(kept, viewer).results }
}

/** @throws CodedError LISTING_UNAVAILABLE when it is missing, or hidden or a draft of somebody else */
export const getKeptListing = openKept('listing', findListing)

/** The listing as a pin. @throws CodedError LISTING_UNAVAILABLE also when it has no coordinates */
export const getKeptPin = openKept('pin', findPin)
