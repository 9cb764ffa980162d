import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { asksForDay } from '../queries/figures'
import { type FacetGroup, type Filters, type Viewer, whereOfDatabase } from '../queries/filters'
import type { Meaning } from '../queries/place-of-text'
import { nameHas } from '../queries/words'
import { allBits, type Bits, countBits, intersection, writeBit } from './bits'
import { catalogueOf, type Found } from './catalogue'
import type { ListingColumns } from './columns'
import { keyOf } from './keep-answer'
import { type Tests, testsOf } from './row-tests'

export type Asked = { filters: Filters; meaning: Meaning; viewer: Viewer }
/** `named` has the rows whose name holds the words asked for. */
export type Look = { columns: ListingColumns; tests: Tests; named: Bits | undefined }

/** A catalogue that changes while it is looked at is looked at again, so many times at most. */
const MOST_TURNS = 4
/** Shorter words are no reason to put a name first. */
const SHORTEST_IN_NAME = 3

/**
 * The rows and what is asked of them, both of one version of the catalogue; to be used before anything else is awaited.
 * What the database has to tell is asked again when rows changed meanwhile.
 */
export async function lookAt(db: Db, asked: Asked): Promise<Look> {
  const catalogue = catalogueOf(db)
  let columns = await catalogue.now()
  let { version } = catalogue
  for (let turn = 1; ; turn++) {
    const found = await foundByDatabase(db, asked)
    if (!found) return { columns, tests: testsOf(columns, asked, undefined), named: undefined }
    columns = await catalogue.now()
    if (catalogue.version === version || turn === MOST_TURNS) {
      const { admitted, named } = rowsFound(columns, catalogue.version, found)
      return { columns, tests: testsOf(columns, asked, admitted), named }
    }
    version = catalogue.version
  }
}

/** The listings that pass what only the database can tell. */
function foundByDatabase(db: Db, asked: Asked): Promise<Found> | undefined {
  const { filters, meaning, viewer } = asked
  const where = whereOfDatabase(filters, meaning, viewer)
  if (!where) return undefined
  const words = meaning.words && meaning.words.length >= SHORTEST_IN_NAME ? nameHas(meaning.words) : sql`false`
  const read = async (): Promise<Found> => {
    const { rows } = await db.execute<{ ids: string | null; named: string | null }>(
      sql`select string_agg(s.id::text, ',') as ids, string_agg(s.id::text, ',') filter (where ${words}) as named
        from market.listing_search s where ${where}`,
    )
    const [ids, named] = [rows[0]?.ids, rows[0]?.named]
    return { ids: idsIn(ids), named: idsIn(named) }
  }
  const { minPrice, maxPrice, priceMode, priceTerm, minPallets, minSqft } = filters
  return asksForDay(filters)
    ? read()
    : catalogueOf(db).found.get(
        keyOf('found', [meaning, minPrice, maxPrice, priceMode, priceTerm, minPallets, minSqft], viewer),
        read,
      )
}

const idsIn = (text: string | null | undefined): Int32Array => Int32Array.from(text?.split(',') ?? [], Number)

type RowsFound = { version: number; admitted: Bits; named: Bits }
const rowsByFound = new WeakMap<Found, RowsFound>()

/**
 * What was found as sets of rows. They are kept beside it while the catalogue is of the same version, unless they are
 * larger than what was found, whose size is what the catalogue counts.
 */
function rowsFound(columns: ListingColumns, version: number, found: Found): RowsFound {
  const known = rowsByFound.get(found)
  if (known?.version === version) return known
  const rows = { version, admitted: bitsOf(columns, found.ids), named: bitsOf(columns, found.named) }
  if (2 * rows.admitted.byteLength <= found.ids.byteLength) rowsByFound.set(found, rows)
  return rows
}

function bitsOf(columns: ListingColumns, ids: Int32Array): Bits {
  const bits = new Uint32Array(allBits(columns.size).length)
  for (const id of ids) {
    const slot = columns.slotOf(id)
    if (slot !== undefined) writeBit(bits, slot, true)
  }
  return bits
}

/** The rows that pass all that is asked but what these groups ask. */
export function matchesOf({ columns, tests }: Look, lifted: readonly FacetGroup[] = []): Bits {
  const asked = tests.groups.filter(({ group }) => !lifted.includes(group)).map(({ passing }) => passing)
  const [first = allBits(columns.size), ...others] = [...tests.always, ...asked]
  return intersection([first, ...others], columns.size)
}

export const countMatches = (look: Look): number => countBits(matchesOf(look))
