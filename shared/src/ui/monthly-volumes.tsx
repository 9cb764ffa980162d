import type { FulfillmentVolumes } from '../domain/fulfillment-volumes'
import { formatNumber } from './format'
import { say, type SharedText } from './say'

const words: readonly (readonly [key: keyof FulfillmentVolumes, text: SharedText])[] = [
  ['orders', '{count} orders a month'],
  ['unitsPerOrder', '{count} units an order'],
  ['palletsIn', '{count} pallets in a month'],
  ['parcelsIn', '{count} cartons in a month'],
  ['containers40', '{count} containers in a month'],
  ['returnsPercent', '{count}% returns'],
]

/** Volumes in words: "2,000 orders a month · 8% returns". Empty for none. */
export const saidMonthlyVolumes = (volumes: FulfillmentVolumes): string =>
  words
    .flatMap(([key, text]) => {
      const count = volumes[key]
      return count === undefined ? [] : [say(text, { count: formatNumber(count) })]
    })
    .join(' · ')
