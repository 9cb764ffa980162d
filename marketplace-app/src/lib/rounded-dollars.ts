import { formatDollars } from '@stackyard/shared/domain/money'
import { formatExact } from './exact-dollars'

/** Dollars in whole cents, for sums of many views: 1234.5678 → "$1,234.57"; less than a cent stays exact. */
export const formatRounded = (dollars: number): string =>
  dollars !== 0 && Math.abs(dollars) < 0.01 ? formatExact(dollars) : formatDollars(dollars)
