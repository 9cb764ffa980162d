import { productCategories } from '@stackyard/shared/reference/product-categories'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'

/** A column of `market.listing_facet` that a definition makes, and the column of the records that it is filled from. */
type Derived = { key: string; column: string; record: string }

/** Payload's column of a field: every capital becomes an underscore and its small letter. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const flagsOf = (entries: readonly { key: string }[], prefix: string, group: string): Derived[] =>
  entries.map(({ key }) => ({ key, column: prefix + columnOf(key), record: `${group}_${columnOf(key)}` }))

/** One boolean column for each category and feature, so that all of them are counted in one pass over the table. */
export const categoryColumns = flagsOf(productCategories, 'category_', 'categories')
export const featureColumns = flagsOf(warehouseFeatures, 'feature_', 'features')

/** The listed prices by mode and term, for the price range. */
export const priceColumns: Derived[] = ['price', 'priceSq'].flatMap((mode) =>
  storageTerms.map((term) => {
    const column = columnOf(`${mode}${term}`)
    return { key: `${mode}${term}`, column, record: column }
  }),
)

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
