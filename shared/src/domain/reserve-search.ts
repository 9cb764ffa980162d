import { type SpaceType, spaceTypes, storageTerms, type StorageTerm } from '../reference/terms'
import { isDay } from './calendar'
import { safeReturnTo } from './return-to'

/** Storage as the booking box hands it over: `space` as entered, in what `mode` says, from the day `start` (YYYY-MM-DD). */
export type StorageIntent = { month: StorageTerm; space: number; mode: SpaceType; start: string }
/** What the reader wants to reserve: storage, with fulfillment where `add` names a tier, or a fulfillment tier alone. */
export type ReserveIntent = (StorageIntent & { add?: string }) | { tier: string }

/**
 * What a listing's address asks to reserve, also at the price of a quote. Without `mode`, `space` is in pallets: the form
 * that old links have.
 */
export type ReserveSearch = { [Name in keyof StorageIntent]?: StorageIntent[Name] | undefined } & {
  tier?: string | undefined
  add?: string | undefined
  quote?: number | undefined
}

const NAMES: readonly (keyof ReserveSearch)[] = ['month', 'space', 'mode', 'start', 'tier', 'add', 'quote']
const LONGEST_TIER = 200

const positive = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

const tierName = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, LONGEST_TIER) : undefined

/** Reads the values of an address, texts or already read; what it can't read is undefined. The router's and the site's. */
export function readReserveSearch(raw: Readonly<Record<string, unknown>>): ReserveSearch {
  const quote = positive(raw.quote)
  return {
    month: storageTerms.find((term) => term === positive(raw.month)),
    space: positive(raw.space),
    mode: spaceTypes.find((type) => type === raw.mode),
    start: isDay(raw.start) ? raw.start : undefined,
    tier: tierName(raw.tier),
    add: tierName(raw.add),
    quote: Number.isSafeInteger(quote) ? quote : undefined,
  }
}

/** The same of a query string. */
export const reserveSearchOf = (search: string): ReserveSearch =>
  readReserveSearch(Object.fromEntries(new URLSearchParams(search)))

/** The listing's path with the intent in its query, and #RESERVE, which opens the reservation; other parameters stay. */
export function reserveHref(path: string, intent: ReserveIntent): string {
  const url = new URL(safeReturnTo(path, '/'), 'https://base.invalid')
  for (const name of NAMES) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(intent)) url.searchParams.set(name, String(value))
  return `${url.pathname}${url.search}#RESERVE`
}
