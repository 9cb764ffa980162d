import { formatOperatingHours } from '@stackyard/shared/domain/opening-hours'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { formatNumber } from '@stackyard/shared/ui/format'
import { texts } from '../../lib/texts'

const words = texts.listing

export type Fact = { label: string; value: string }

/** The building in figures; what is not known is not shown. */
export const facilityFacts = (warehouse: Warehouse): Fact[] => {
  const { facilityDetails: facility, numberOfBuildings, totalSpace, freePallets } = warehouse
  const founded = facility.yearFounded
  const facts: [string, string | null | undefined][] = [
    [words.hours, formatOperatingHours(facility)],
    [words.buildings, numberOfBuildings > 0 ? formatNumber(numberOfBuildings) : null],
    [words.total, totalSpace > 0 ? words.pallets(formatNumber(totalSpace)) : null],
    [words.free, words.pallets(formatNumber(freePallets))],
    // 1800 is the form's untouched value, no year (DECISIONS 15).
    [words.founded, founded === '1800' ? null : founded],
    [words.accuracy, facility.orderAccuracyRate ? `${facility.orderAccuracyRate}%` : null],
    [words.security, facility.buildingSecurity],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The names of the keys that are switched on, in the order of the reference list. */
export const chosenLabels = (
  flags: Readonly<Record<string, boolean>>,
  known: readonly { key: string; label: string }[],
): string[] => known.filter(({ key }) => flags[key] === true).map(({ label }) => label)

export const categoryLabels = (warehouse: Warehouse): string[] => chosenLabels(warehouse.categories, productCategories)
export const expertiseLabels = (warehouse: Warehouse): string[] => chosenLabels(warehouse.features, warehouseFeatures)
