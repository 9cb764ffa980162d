/** What is said of a month's shipments, with the most of each that a comparison counts (schema/compare). */
export const volumeLimits = {
  orders: 1_000_000,
  unitsPerOrder: 1000,
  palletsIn: 100_000,
  parcelsIn: 1_000_000,
  containers40: 10_000,
  returnsPercent: 100,
} as const

export const volumeKeys = Object.keys(volumeLimits) as (keyof typeof volumeLimits)[]
