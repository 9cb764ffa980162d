import type { SpaceType, StorageTerm } from '../reference/terms'
import { storageTerms } from '../reference/terms'
import { quantityFromPallets } from './pallet-quantity'

const BASE = 'https://base.invalid'

/** The path to return to when it stays on the same origin, else the fallback (DECISIONS 69, QUALITY §1). */
export const safeReturnTo = (value: string | null | undefined, fallback = '/dashboard'): string => {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\host" would leave the origin.
  if (!value || !value.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(value)) return fallback
  if (!URL.canParse(value, BASE)) return fallback
  const url = new URL(value, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

/** What the booking box holds when it is left for sign-in, registration or the identity check. */
export type ReserveChoice = {
  term: StorageTerm | 0
  quantity: number
  spaceType: SpaceType
  startDate?: string | undefined
}

/** The listing's path with month, space (the entered quantity), mode and #RESERVE; other parameters stay (DECISIONS 6). */
export const reserveReturnPath = (path: string, choice: ReserveChoice): string => {
  const url = new URL(safeReturnTo(path, '/'), BASE)
  if (choice.term) url.searchParams.set('month', String(choice.term))
  url.searchParams.set('space', String(choice.quantity))
  url.searchParams.set('mode', choice.spaceType)
  if (choice.startDate) url.searchParams.set('start', choice.startDate)
  return `${url.pathname}${url.search}#RESERVE`
}

/** A page that takes returnTo (/auth/login, /auth/register, /auth/kyc) with the way back. */
export const withReturnTo = (page: string, returnTo: string): string =>
  `${page}?returnTo=${encodeURIComponent(safeReturnTo(returnTo, '/'))}`

/**
 * Term, quantity and mode of a listing's address. Without `mode` the spec's old form is meant: `space` is in pallets,
 * and where the box is in square feet it is turned back into whole square feet (DECISIONS 6).
 */
export const readReserveChoice = (
  search: string | URLSearchParams,
  boxMode: SpaceType,
): { month: StorageTerm | null; quantity: number | null; spaceType: SpaceType | null; startDate: string | null } => {
  const query = new URLSearchParams(search)
  const mode = query.get('mode')
  const spaceType = mode === 'PALLET' || mode === 'SQ_FEET' ? mode : null
  const space = Number(query.get('space') ?? Number.NaN)
  const known = Number.isFinite(space) && space > 0
  const entered = spaceType ? space : quantityFromPallets(boxMode, space)
  return {
    month: storageTerms.find((term) => String(term) === query.get('month')) ?? null,
    quantity: known ? Math.round(entered) : null,
    spaceType,
    startDate: query.get('start'),
  }
}
