import {
  type FigureParameter,
  figureFilters,
  type ListParameter,
  listParameters,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import type { WarehouseField } from '@stackyard/shared/reference/warehouse-field'
import { type StorageTerm, storageTerms } from '@stackyard/shared/reference/terms'

/** A column of `market.listing_facet` that a definition makes, and the expression over a record `w` that fills it. */
type Derived = { key: string; column: string; source: string }

/** Payload's column of a field: every capital becomes an underscore and its small letter. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column of a record `w` for a path such as "facilityDetails.employees". */
export const recordColumn = (path: string): string => `w.${columnOf(path.replaceAll('.', '_'))}`

/** A text as a literal of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

type Optional = Pick<Extract<WarehouseField, { kind: 'list' | 'flags' }>, 'kind' | 'path'>

/** Whether a record has an option: its switch, or a place in the list; null where the record has none at all. */
export const hasOption = ({ kind, path }: Optional, key: string): string =>
  kind === 'flags' ? recordColumn(`${path}.${key}`) : `${recordColumn(path)} ? ${quoted(key)}`

/** "brcgs", "tsa_ccsf", "edi": an option's key in the name of its column. */
const words = (key: string): string =>
  /^[A-Z]+$/.test(key)
    ? key.toLowerCase()
    : columnOf(key.charAt(0).toLowerCase() + key.slice(1)).replaceAll(/[\W_]+/g, '_')
const singular = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '')

/** One boolean column for each option of a field with a filter, so that all of them are counted in one pass over the table. */
const columnsOf = (field: (typeof optionsFilters)[number]): Derived[] =>
  field.options.map(({ key }) => ({
    key,
    column: columnOf(`${singular(field.key)}_`) + words(key),
    source: `coalesce(${hasOption(field, key)}, false)`,
  }))

const byFacet = new Map(optionsFilters.map((field) => [field.key, columnsOf(field)]))

/** The columns of the options that a parameter asks for. */
export const optionColumns = new Map<ListParameter, Derived[]>(
  listParameters.map(({ name, field }) => [name, byFacet.get(field.key) ?? []]),
)

/** All columns of options, each once. */
export const optionFlags: readonly Derived[] = [...byFacet.values()].flat()

/** A column for each figure that lists are narrowed by. */
export const figureColumns: readonly (Derived & { key: FigureParameter; isWhole: boolean })[] = figureFilters.map(
  ({ key, path, limit }) => ({
    key,
    column: columnOf(key),
    source: `coalesce(${recordColumn(path)}, 0)`,
    isWhole: limit.isWhole === true,
  }),
)

const modes = [
  { mode: '', flag: 'pallet_enabled' },
  { mode: 'Sq', flag: 'sq_enabled' },
] as const

/** What one unit costs a month after the discount of its term, by `shared/domain/pricing`; null where there is no price. */
function afterDiscount({ mode, flag }: (typeof modes)[number], term: StorageTerm): string {
  const price = `w.${columnOf(`price${mode}${term}`)}`
  const discount = `greatest(coalesce(w.${columnOf(`discount${mode}${term}`)}, 0), 0)`
  return `case when coalesce(w.${flag}, false) and ${price} > 0 then ${price} - case
    when not coalesce(w.hot_rack_enabled, false) then 0
    when w.discount_option = 'percentage' then round(${price} * least(100, ${discount}) / 100, 2)
    when w.discount_option = 'fixed' then least(${price}, ${discount}) else 0 end end`
}

/** What a customer pays by mode and term, `net1` to `netSq12`: for totals and budgets. */
export const netColumns: Derived[] = modes.flatMap((by) =>
  storageTerms.map((term) => {
    const key = `net${by.mode}${term}`
    return { key, column: columnOf(key), source: afterDiscount(by, term) }
  }),
)

/** The listed prices by mode and term, for the price range, and those after discounts. */
export const priceColumns: Derived[] = [
  ...modes.flatMap(({ mode }) =>
    storageTerms.map((term) => {
      const column = columnOf(`price${mode}${term}`)
      return { key: `price${mode}${term}`, column, source: `w.${column}` }
    }),
  ),
  ...netColumns,
]

/** The deepest zoom that has cells of its own; a shift of a cell's number to the right is the cell of the zoom above. */
export const DEEPEST_ZOOM = 20
/** Cells across one tile of a zoom, of about 80 pixels each. */
const CELLS_A_TILE = 3.2
/** Cells across the world at the deepest zoom. */
export const CELLS_ACROSS = 2 ** DEEPEST_ZOOM * CELLS_A_TILE
/** The latitude beyond which the grid does not go. */
export const MERCATOR_EDGE = 85

/** A word of a listing's name stands a second time behind this sign, so that words of names can be asked for alone. */
export const NAME_SIGN = '.'

/** How many ids share a bitmap: one fits into half a page of the database. */
export const BLOCK = 4096
