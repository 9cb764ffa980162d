import type { Db } from '../../../platform/db'
import { asksForDay } from '../queries/figures'
import type { Filters, Viewer } from '../queries/filters'
import { meaningOf, type Meaning } from '../queries/place-of-text'
import type { JsonList } from '../repository'
import { catalogueOf } from './catalogue'

/** Readers of one kind get the same answers: visitors no prices, admins what is hidden too. */
const kindOf = (viewer: Viewer): string =>
  viewer === null ? 'visitor' : viewer.userType === 'admin' ? 'admin' : 'reader'

export const keyOf = (name: string, asked: unknown, viewer: Viewer): string =>
  `${name} ${kindOf(viewer)} ${JSON.stringify(asked)}`

/**
 * The answer to a question, made anew only when a listing has changed since. A question about a day is always asked
 * anew: reservations and the day itself move its answer.
 */
export async function keepAnswer(
  db: Db,
  name: string,
  { filters, viewer }: { filters: Filters; viewer: Viewer },
  make: () => Promise<JsonList>,
): Promise<JsonList> {
  if (asksForDay(filters)) return make()
  const catalogue = catalogueOf(db)
  await catalogue.now()
  return catalogue.answers.get(keyOf(name, filters, viewer), make)
}

/** What the text of these filters means, read anew only when a listing has changed since. */
export async function meaningIn(db: Db, { query, search }: Filters): Promise<Meaning> {
  const text = query ?? search
  if (!text) return {}
  const catalogue = catalogueOf(db)
  await catalogue.now()
  return catalogue.meanings.get(text, () => meaningOf(db, text))
}
