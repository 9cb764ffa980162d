import type { Db } from '../../../platform/db'
import { readPinTexts } from '../map-repository'
import { standardPlace } from './best-rows'
import { catalogueOf } from './catalogue'
import type { ListingColumns } from './columns'

/**
 * These rows as pins of the map, best first, each as JSON text. Texts are kept beside the columns until their listing
 * changes; what changed while they were read is not kept.
 */
export async function pinsOf(db: Db, columns: ListingColumns, slots: readonly number[]): Promise<string[]> {
  const placeOf = standardPlace(columns)
  const ids = slots.toSorted((a, b) => placeOf(a) - placeOf(b)).map((slot) => columns.ints.id[slot] ?? 0)
  const known = new Map(ids.map((id) => [id, columns.pins.get(id)]))
  const catalogue = catalogueOf(db)
  const { version } = catalogue
  const missing = ids.filter((id) => known.get(id) === undefined)
  const read = await readPinTexts(db, missing)
  if (catalogue.version === version) for (const [id, text] of read) columns.pins.set(id, text)
  return ids.map((id) => known.get(id) ?? read.get(id)).filter((text) => text !== undefined)
}
