import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { type Viewer, whereOf } from '../queries/filters'
import { meaningIn } from '../queries/place-of-text'

/** The `from` and `where` of every list with these filters, for another module's own selection by `id`. */
export const listingsMatching = async (db: Db, filters: CountQuery, viewer: Viewer): Promise<SQL> =>
  sql`market.listing_facet f where ${whereOf(filters, await meaningIn(db, filters), viewer)}`
