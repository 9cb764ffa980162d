import { volumeKeys, volumeLimits } from '../reference/fulfillment-volumes'
import { monthlyShipmentVolumes, parcelOrderRanges, storageVolumes } from '../reference/rfp-ranges'
import { convertedSpace } from './pallet-quantity'
import type { SpaceRequirement } from './space-requirement'

/**
 * What a merchant ships in a month: the part of a need that a landed cost counts besides space. Every part may be missing.
 * The names are those of a comparison's parameters.
 */
export type FulfillmentVolumes = {
  orders?: number
  unitsPerOrder?: number
  /** Pallets, cartons, and containers that arrive. */
  palletsIn?: number
  parcelsIn?: number
  containers40?: number
  /** Of a hundred orders so many come back. */
  returnsPercent?: number
}

function countOf(value: unknown, limit: number): number | undefined {
  const count = typeof value === 'string' || typeof value === 'number' ? Math.round(Number(value)) : 0
  return count > 0 && count <= limit ? count : undefined
}

/** The parts of any value, or of an address, that are volumes; what is wrong or zero is left out. */
export function volumesFrom(value: Readonly<Record<string, unknown>> | URLSearchParams): FulfillmentVolumes {
  const read = (key: string): unknown => (value instanceof URLSearchParams ? value.get(key) : value[key])
  return Object.fromEntries(
    volumeKeys.flatMap((key) => {
      const count = countOf(read(key), volumeLimits[key])
      return count === undefined ? [] : [[key, count]]
    }),
  )
}

/** The volumes as parameters of an address. */
export const volumeParameters = (volumes: FulfillmentVolumes): Record<string, string> =>
  Object.fromEntries(Object.entries(volumesFrom(volumes)).map(([key, count]) => [key, String(count)]))

/** Whether any volume is said. */
export const hasVolumes = (volumes: FulfillmentVolumes): boolean => Object.keys(volumesFrom(volumes)).length > 0

/** The range of these that holds a count: "201-500", "10000+". */
const rangeOf = <Range extends string>(ranges: readonly Range[], count: number): Range | undefined =>
  ranges.find((range) => {
    const [least = NaN, end = NaN] = range.split(/[-+]/).map((part) => (part === '' ? Infinity : Number(part)))
    return count >= least && count <= end
  })

/** The answer of a quote form about shipments a month; undefined where no orders are said. */
export const shipmentRange = ({ orders }: FulfillmentVolumes): (typeof monthlyShipmentVolumes)[number] | undefined =>
  orders === undefined ? undefined : rangeOf(monthlyShipmentVolumes, orders)

/** The answer of a request about parcels a month; undefined where no orders are said. */
export const parcelOrderRange = ({ orders }: FulfillmentVolumes): (typeof parcelOrderRanges)[number] | undefined =>
  orders === undefined ? undefined : rangeOf(parcelOrderRanges, orders)

/** The answer of a quote form about pallets, which square feet are counted as; undefined where no space is said. */
export function storageRange({ quantity, spaceType }: SpaceRequirement): (typeof storageVolumes)[number] | undefined {
  if (quantity === undefined) return undefined
  return rangeOf(storageVolumes, spaceType === 'SQ_FEET' ? convertedSpace(spaceType, quantity) : quantity)
}
