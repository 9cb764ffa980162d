import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import type { Db } from '../../../../platform/db'
import { circleOf } from '../queries/geography'
import { meaningIn } from '../queries/place-of-text'

/** The circle that these filters look in, by a point of their own or a place that their text names; null without one. */
export async function searchCircleOf(db: Db, query: CountQuery): Promise<SearchCircle> {
  return circleOf(query, await meaningIn(db, query))
}
