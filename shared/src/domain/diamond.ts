import { diamondLevels, MAX_DIAMOND } from '../reference/diamond-levels'

const clamp = (value: number | null | undefined): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DIAMOND ? value : 0

/** The warehouse's diamond, else its seller's. */
export const effectiveDiamond = (warehouse: number | null | undefined, seller: number | null | undefined): number =>
  clamp(warehouse) || clamp(seller)

/** Level text and badge for diamonds above zero; null otherwise. */
export const diamondLevel = (diamond: number | null | undefined) => {
  const level = clamp(diamond)
  return level > 0 ? (diamondLevels[level] ?? null) : null
}
