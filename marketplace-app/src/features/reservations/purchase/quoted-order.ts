import { useQuery } from '@tanstack/react-query'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import { palletsOf } from '@stackyard/shared/domain/pricing'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { apiQuery } from '../../../lib/api'
import { toProblem } from '../../../lib/problem'
import { moneyTexts } from '../../../lib/texts/money'
import { readOrder, type ReadOrder } from './purchase-order'

const words = moneyTexts.purchase.quoted

const refused = (problem: string): ReadOrder => ({ order: null, problem })

/** The order at a quote's price, or why it can't be placed. The server counts the same from its own lines. */
export function quotedOrder(quote: QuoteDetails, warehouseId: number): ReadOrder {
  const { offer, actions } = quote
  if (quote.warehouse?.id !== warehouseId) return refused(words.otherListing)
  if (!offer || !actions.includes('order')) return refused(words.over)
  const { spaceType, quantity, startDate, term } = offer.need
  const cents = (dollars: number | null): number => dollarsToCents(dollars) ?? 0
  const unitCents = cents(offer.lines.storage)
  return {
    problem: null,
    order: {
      type: 'offering',
      startDate,
      fromQuote: { id: quote.id, revision: offer.revision, setupCents: cents(offer.totals.setup) },
      quote: {
        spaceType,
        term,
        quantity,
        quantityOfPallet: palletsOf(spaceType, quantity),
        unitPriceCents: unitCents,
        unitDiscountCents: 0,
        discountedCents: unitCents,
        monthlyTotalCents: cents(offer.totals.month),
        amountDueCents: cents(offer.totals.due),
        savingsCents: 0,
      },
    },
  }
}

/** What this address asks for: from a quote if it names one, which is read first (null until then), else the listing. */
export function useReadOrder(warehouse: Warehouse, asked: ReserveSearch, now: Date): ReadOrder | null {
  const id = asked.quote
  const query = useQuery(
    apiQuery.quote.get.queryOptions({
      input: { id: id ?? 0 },
      enabled: id !== undefined,
      select: ({ results }) => quotedOrder(results, warehouse.id),
    }),
  )
  if (id === undefined) return readOrder(warehouse, asked, now)
  if (query.isPending) return null
  return query.isError ? refused(toProblem(query.error).message) : query.data
}
