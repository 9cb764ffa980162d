import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { meaningIn } from '../catalogue/keep-answer'
import { type Viewer, whereOf } from '../queries/filters'

/** The `where` over `market.listing_search` of every list with these filters, for another module's own selection. */
export const listingsMatching = async (db: Db, filters: CountQuery, viewer: Viewer): Promise<SQL> =>
  whereOf(filters, await meaningIn(db, filters), viewer)
