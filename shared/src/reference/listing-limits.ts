import { storageTerms } from './terms'

/** The smallest and largest figure a field takes; `isWhole` for counts. */
export type FigureLimit = { min: number; max: number; isWhole?: boolean }

const whole = (max: number, min = 0): FigureLimit => ({ min, max, isWhole: true })

export const DOLLARS: FigureLimit = { min: 0, max: 1_000_000 }
export const PERCENT: FigureLimit = { min: 0, max: 100 }
const MOST_PALLETS = 10_000_000
const MOST_SQFT = 200_000_000

const prices = Object.fromEntries(
  storageTerms.flatMap((term) => [
    [`price${term}`, DOLLARS],
    [`priceSq${term}`, DOLLARS],
  ]),
) as Record<`price${'' | 'Sq'}${(typeof storageTerms)[number]}`, FigureLimit>

/** What the figures of a listing may be besides those of its fields: one table for the form, the API, and files. */
export const listingLimits = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  totalSpace: whole(MOST_PALLETS),
  minSpaceOrder: whole(MOST_PALLETS),
  maxSpaceOrder: whole(MOST_PALLETS),
  minSpaceOrderSq: whole(MOST_SQFT),
  maxSpaceOrderSq: whole(MOST_SQFT),
  ...prices,
} as const satisfies Record<string, FigureLimit>

const words = (figure: number): string => figure.toLocaleString('en-US')

/** "Enter a whole number from 0 to 1,000." */
export const limitText = ({ min, max, isWhole }: FigureLimit): string =>
  `Enter a ${isWhole ? 'whole ' : ''}number from ${words(min)} to ${words(max)}.`

/** The sentence that names the limit a figure breaks; null when it breaks none. No figure is no problem. */
export function figureProblem(figure: unknown, limit: FigureLimit): string | null {
  if (figure === null || figure === undefined) return null
  const isFigure = typeof figure === 'number' && Number.isFinite(figure)
  const isRight = isFigure && figure >= limit.min && figure <= limit.max && (!limit.isWhole || Number.isInteger(figure))
  return isRight ? null : limitText(limit)
}
