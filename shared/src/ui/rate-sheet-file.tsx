import { text } from '../messages/text'
import { formatCents } from '../domain/money'
import { availableTerms, hasStoragePricing, unitDiscountCents, unitPriceCents } from '../domain/pricing'
import { rateSheet } from '../domain/rate-sheet'
import { brand } from '../reference/brand'
import { stateWords } from '../reference/state-names'
import { spaceTypes } from '../reference/terms'
import type { Warehouse } from '../schema/warehouse'
import { formatDay, fullAddressLine } from './format'
import { startPdf } from './write-pdf'

const unitOf = { PALLET: 'per pallet per month', SQ_FEET: 'per sq ft per month' } as const
const headingOf = { PALLET: 'Storage by pallet', SQ_FEET: 'Storage by square foot' } as const

type Pdf = ReturnType<typeof startPdf>

const writeStorage = (pdf: Pdf, warehouse: Warehouse) => {
  if (!hasStoragePricing(warehouse)) return
  for (const spaceType of spaceTypes) {
    const terms = (spaceType === 'PALLET' ? warehouse.palletEnabled : warehouse.sqEnabled)
      ? availableTerms(warehouse, spaceType)
      : []
    if (terms.length === 0) continue
    pdf.text(`${headingOf[spaceType]}, ${unitOf[spaceType]}`, { size: 13, font: 'bold', before: 12 })
    for (const term of terms) {
      const price = unitPriceCents(warehouse, spaceType, term) ?? 0
      const discount = unitDiscountCents(warehouse, spaceType, term)
      const label = term === 1 ? '1 month' : `${term} months`
      pdf.row(discount > 0 ? `${label}, instead of ${formatCents(price)}` : label, formatCents(price - discount))
    }
  }
}

const writeFulfillment = (pdf: Pdf, warehouse: Warehouse) => {
  const tiers = warehouse.fulfillmentRatesVisible ? rateSheet(warehouse.fulfillmentRates) : []
  for (const tier of tiers) {
    pdf.text(`Fulfillment, ${tier.label} orders a month`, { size: 13, font: 'bold', before: 14 })
    for (const { title, subtitle, rates } of tier.groups) {
      pdf.text(subtitle ? `${title}: ${subtitle}` : title, { font: 'bold', before: 4 })
      for (const { label, value } of rates) pdf.row(label, value)
    }
  }
}

/** RateSheet.pdf, A4 portrait, with its disclaimer. */
export const rateSheetFile = (warehouse: Warehouse, now: Date): File => {
  const pdf = startPdf(`Rate sheet of ${warehouse.name}`)
  pdf.text(brand.name)
  pdf.text(warehouse.name, { size: 20, font: 'bold', before: 6 })
  pdf.text(fullAddressLine(warehouse, stateWords(warehouse.country, warehouse.address.state)))
  pdf.text(`Rates of ${formatDay(now.toISOString())} in US dollars`)
  writeStorage(pdf, warehouse)
  writeFulfillment(pdf, warehouse)
  pdf.text(text('rateSheet.disclaimer'), { size: 9, before: 18 })
  return new File([pdf.bytes()], 'RateSheet.pdf', { type: 'application/pdf' })
}
