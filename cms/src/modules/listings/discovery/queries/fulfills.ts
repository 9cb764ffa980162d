import type { Wish } from '@stackyard/shared/domain/wishes'
import { figureColumns, optionColumns } from '../facet-columns'

/** A row of `market.listing_facet` as JSON. */
type FacetRow = Readonly<Record<string, unknown>>

const columnOfLeast = (parameter: string): string =>
  parameter === 'minRating' ? 'average_rating' : (figureColumns.find(({ key }) => key === parameter)?.column ?? '')

/** Whether a row that was read fulfills a must or wish: the rule of `fit.ts`, for rows that are at hand. */
export function rowFulfills(row: FacetRow, wish: Wish): boolean {
  switch (wish.kind) {
    case 'option': {
      const column = optionColumns.get(wish.parameter)?.find(({ key }) => key === wish.key)?.column
      return column !== undefined && row[column] === true
    }
    case 'flag':
      if (wish.parameter === 'hasDiamond') return Number(row.diamond) > 0
      return row[wish.parameter === 'verified' ? 'is_verified' : 'hotrack'] === true
    case 'least':
      return Number(row[columnOfLeast(wish.parameter)] ?? 0) >= wish.least
    case 'diamonds':
      return wish.levels.includes(String(row.diamond))
  }
}
