import { pricingUnitLabels, type RateField } from '../reference/pricing-labels'
import type { Issue } from '../schema/envelope'
import type { FulfillmentRatesDetails } from '../schema/fulfillment'

type Path = readonly string[]
type Line = { category: string; unit: string; path: Path; isSwitch?: true }

const line = (category: string, group: string, field: RateField, isSwitch?: true): Line => ({
  category,
  unit: pricingUnitLabels[field],
  path: [...group.split('.'), field],
  ...(isSwitch ? { isSwitch } : {}),
})

/** The lines of a rate file: category and unit as the page shows them, and the field they fill. */
export const rateLines: readonly Line[] = [
  line('Inbound', 'inbound', 'container_40ft_rate'),
  line('Inbound', 'inbound', 'container_20ft_rate'),
  line('Inbound', 'inbound', 'per_pallet_rate'),
  line('Inbound', 'inbound', 'per_parcel_rate'),
  line('eCommerce', 'outbound.eCommerce', 'unit_pick_pack_rate'),
  line('eCommerce', 'outbound.eCommerce', 'unit_pick_additional_rate'),
  line('eCommerce', 'outbound.eCommerce', 'unit_pick_additional_sku_rate'),
  line('B2B', 'outbound.b2b', 'case_pick_rate'),
  line('B2B', 'outbound.b2b', 'case_pick_additional_rate'),
  line('B2B', 'outbound.b2b', 'case_pick_additional_sku_rate'),
  line('B2B', 'outbound.b2b', 'pallet_pick_rate'),
  line('FBA Prep', 'fbaPrep', 'labeling_rate'),
  line('Other', 'other', 'service_labor_rate'),
  line('Other', 'misc', 'isKittingEnabled', true),
  line('Other', 'misc', 'isReturnsEnabled', true),
]

export const rateFileHeader = ['Category', 'Unit', 'Rate'] as const

/** The file to fill in: every line with an empty rate. */
export const rateTemplate = (): string[][] => [
  [...rateFileHeader],
  ...rateLines.map(({ category, unit, isSwitch }) => [category, unit, isSwitch ? 'No' : '']),
]

const fold = (value: unknown): string =>
  (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '')
    .trim()
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()

const put = (into: Record<string, unknown>, [key = '', ...rest]: Path, value: unknown): void => {
  if (rest.length === 0) into[key] = value
  else put((into[key] ??= {}) as Record<string, unknown>, rest, value)
}

type Read = { value: number | boolean | null } | { problem: string }

function readSwitch(typed: string): Read {
  if (['yes', 'true', '1'].includes(typed)) return { value: true }
  return ['no', 'false', '0', ''].includes(typed) ? { value: false } : { problem: 'Write Yes or No' }
}

/** Dollars with at most two decimals; a dollar sign and thousands commas may stand. */
function readRate(typed: string): Read {
  if (typed === '') return { value: null }
  const plain = typed.replace(/^\$\s*/, '')
  const match = /^(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)
  return match ? { value: Number(plain.replaceAll(',', '')) } : { problem: 'Write a rate in dollars, such as 12.50' }
}

/**
 * Reads the rows of a rate file, the header among them. Either every row is right and `rates` holds them all, or `issues`
 * names each row that is wrong, `rows[n]` being the row's number in the file.
 */
export function readRateRows(rows: readonly (readonly unknown[])[]): {
  rates: FulfillmentRatesDetails
  issues: Issue[]
} {
  const [header = [], ...lines] = rows
  if (rateFileHeader.some((name, index) => fold(header[index]) !== fold(name)))
    return { rates: {}, issues: [{ path: 'rows[1]', message: `The first row must read ${rateFileHeader.join(', ')}` }] }
  const rates: Record<string, unknown> = {}
  const issues: Issue[] = []
  const seen = new Set<Line>()
  lines.forEach(([category, unit, rate], index) => {
    if ([category, unit, rate].every((cell) => fold(cell) === '')) return
    const refuse = (message: string) =>
      issues.push({ path: `rows[${index + 2}]`, message: `Row ${index + 2}: ${message}` })
    const known = rateLines.find((one) => fold(one.unit) === fold(unit) && fold(one.category) === fold(category))
    if (!known) return void refuse('No such category and unit')
    if (seen.has(known)) return void refuse('This unit stands in the file twice')
    seen.add(known)
    const read = known.isSwitch ? readSwitch(fold(rate)) : readRate(fold(rate))
    if ('problem' in read) refuse(read.problem)
    else put(rates, known.path, read.value)
  })
  if (seen.size === 0 && issues.length === 0) issues.push({ path: 'rows[2]', message: 'The file holds no rate' })
  return { rates: issues.length > 0 ? {} : (rates as FulfillmentRatesDetails), issues }
}
