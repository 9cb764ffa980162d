import { writing } from './language'

/** "3.2%" of a share between 0 and 1; below one percent with two digits. */
export function percent(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`
  const digits = Math.abs(share) < 0.01 ? 2 : 1
  return `${(share * 100).toLocaleString(writing().numbers, { minimumFractionDigits: digits, maximumFractionDigits: digits })}%`
}
