import type { FulfillmentVolumes } from '../domain/fulfillment-volumes'
import { formatNumber } from './format'
import { say, type SharedText } from './say'

const words: readonly (readonly [key: keyof FulfillmentVolumes, one: SharedText, many: SharedText])[] = [
  ['orders', '1 order a month', '{count} orders a month'],
  ['unitsPerOrder', '1 unit per order', '{count} units per order'],
  ['palletsIn', '1 inbound pallet a month', '{count} inbound pallets a month'],
  ['parcelsIn', '1 inbound carton a month', '{count} inbound cartons a month'],
  ['containers40', '1 inbound container a month', '{count} inbound containers a month'],
  ['returnsPercent', '{count}% returns', '{count}% returns'],
]

/** Volumes in words: "2,000 orders a month · 8% returns". Empty for none. */
export const saidMonthlyVolumes = (volumes: FulfillmentVolumes): string =>
  words
    .flatMap(([key, one, many]) => {
      const count = volumes[key]
      return count === undefined ? [] : [say(count === 1 ? one : many, { count: formatNumber(count) })]
    })
    .join(' · ')
