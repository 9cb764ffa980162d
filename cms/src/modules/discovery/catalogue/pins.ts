import type { Db } from '../../../platform/db'
import { readPinTexts } from '../map-repository'
import { catalogueOf } from './catalogue'
import { FLAG, type ListingColumns } from './columns'

/** As lists have them: what is old last, then verified first, better rated first. */
function bestFirst({ ints, floats }: ListingColumns): (a: number, b: number) => number {
  const has = (slot: number, bit: number) => (((ints.flags[slot] ?? 0) & bit) === 0 ? 0 : 1)
  return (a, b) =>
    has(a, FLAG.sunk) - has(b, FLAG.sunk) ||
    has(b, FLAG.verified) - has(a, FLAG.verified) ||
    (floats.rating[b] ?? 0) - (floats.rating[a] ?? 0) ||
    (ints.id[a] ?? 0) - (ints.id[b] ?? 0)
}

/**
 * These rows as pins of the map, best first, each as JSON text. Texts are kept beside the columns until their listing
 * changes; what changed while they were read is not kept.
 */
export async function pinsOf(db: Db, columns: ListingColumns, slots: readonly number[]): Promise<string[]> {
  const ids = slots.toSorted(bestFirst(columns)).map((slot) => columns.ints.id[slot] ?? 0)
  const known = new Map(ids.map((id) => [id, columns.pins.get(id)]))
  const catalogue = catalogueOf(db)
  const { version } = catalogue
  const missing = ids.filter((id) => known.get(id) === undefined)
  const read = await readPinTexts(db, missing)
  if (catalogue.version === version) for (const [id, text] of read) columns.pins.set(id, text)
  return ids.map((id) => known.get(id) ?? read.get(id)).filter((text) => text !== undefined)
}
