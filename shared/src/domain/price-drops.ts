import { storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import type { Issue } from '../schema/envelope'
import type { ListingContent } from '../schema/warehouse-record'
import { sellsBy } from './bookable-space'
import { quoteFulfillment, tierKey } from './fulfillment-pricing'
import { dollarsToCents, formatCents } from './money'
import { unitDiscountCents } from './pricing'
import { rateLines } from './rate-file'
import { priceField } from './storage-pricing'

/** A price that falls by more than half, or to 0, with what it was; null when there was none and 0 is typed. */
export type PriceDrop = { path: string; label: string; fromCents: number | null; toCents: number }

/** What a reader pays: `cents` after discounts, `listCents` before them; both null where nothing is typed. */
type PricePoint = { path: string; label: string; listCents: number | null; cents: number | null }

const modes: readonly { spaceType: SpaceType; label: string }[] = [
  { spaceType: 'PALLET', label: 'Pallet' },
  { spaceType: 'SQ_FEET', label: 'Square foot' },
]

const months = (term: StorageTerm): string => (term === 1 ? '1 month' : `${term} months`)

function storagePoints(content: ListingContent): PricePoint[] {
  return modes.flatMap(({ spaceType, label }) =>
    !sellsBy(content, spaceType)
      ? []
      : storageTerms.map((term) => {
          const path = priceField(spaceType, term)
          const listCents = dollarsToCents(content[path])
          const cents = listCents === null ? null : listCents - unitDiscountCents(content, spaceType, term)
          return { path, label: `${label}, ${months(term)}`, listCents, cents }
        }),
  )
}

const plainPoint = (path: string, label: string, dollars: number | null | undefined): PricePoint => {
  const cents = dollarsToCents(dollars)
  return { path, label, listCents: cents, cents }
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)

function tierPoints(content: ListingContent): PricePoint[] {
  if (!content.fulfillmentRatesVisible) return []
  return content.fulfillmentRates.flatMap(({ tierName, fulfillmentRatesDetails }, index) => {
    const quote = quoteFulfillment(content, tierName)
    const due: PricePoint = {
      path: `fulfillmentRatesDetails.monthlyVolumeTiers.${tierKey(tierName)}_discount`,
      label: `Deposit at ${tierName} orders`,
      listCents: quote?.depositCents ?? null,
      cents: quote?.amountDueCents ?? null,
    }
    const rates = rateLines
      .filter((line) => !line.isSwitch)
      .map(({ unit, path }) => {
        const dollars = at(fulfillmentRatesDetails, path) as number | null | undefined
        const name = `fulfillmentRates[${index}].fulfillmentRatesDetails.${path.join('.')}`
        return plainPoint(name, `${unit} at ${tierName} orders`, dollars)
      })
    return [...(quote ? [due] : []), ...rates]
  })
}

const pointsOf = (content: ListingContent): PricePoint[] => [
  ...storagePoints(content),
  ...(content.fulfillmentRatesVisible ? [plainPoint('fulfillmentDeposit', 'Deposit', content.fulfillmentDeposit)] : []),
  plainPoint('serviceRate', 'Service rate', content.serviceRate),
  plainPoint('addOnServiceRate', 'Add-on service rate', content.addOnServiceRate),
  ...tierPoints(content),
]

/**
 * The prices that somebody should confirm before they go live: those that fall by more than half or to 0 (a price that is
 * taken away falls to 0), and, in a listing that was not live, those that are typed as 0 or discounted to 0. `before` is
 * what is live now, null for a draft. What is not sold any more at all, a mode or a tier, is no price.
 */
export function priceDrops(before: ListingContent | null, after: ListingContent): PriceDrop[] {
  const known = new Map((before ? pointsOf(before) : []).map((point) => [point.label, point.cents ?? 0]))
  const drops = pointsOf(after).flatMap(({ path, label, listCents, cents }): PriceDrop[] => {
    const from = known.get(label) ?? 0
    const to = cents ?? 0
    if (from > 0) return to === 0 || to * 2 < from ? [{ path, label, fromCents: from, toCents: to }] : []
    if (listCents === null || to > 0) return []
    if (listCents > 0) return [{ path, label, fromCents: listCents, toCents: 0 }]
    return before === null && path.startsWith('price') ? [{ path, label, fromCents: null, toCents: 0 }] : []
  })
  // A lower deposit lowers what is due in every tier: it is asked about once.
  const isDeposit = drops.some(({ path }) => path === 'fulfillmentDeposit')
  return isDeposit ? drops.filter(({ path }) => !path.endsWith('_discount')) : drops
}

/** The drops in words, each at its field. */
export const priceDropIssues = (drops: readonly PriceDrop[]): Issue[] =>
  drops.map(({ path, label, fromCents, toCents }) => ({
    path,
    message: `${label}: ${fromCents === null ? '' : `from ${formatCents(fromCents)} `}to ${formatCents(toCents)}`,
  }))
