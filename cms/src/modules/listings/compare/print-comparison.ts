import { stateWords } from '@stackyard/shared/reference/state-names'
import type { Compared, CompareQuery } from '@stackyard/shared/schema/compare'
import { drawAmount, drawRule, drawWords, type Paper, printPaper, sheet } from '../../../platform/paper'

/** The comparison as a PDF: each warehouse with every line of its cost, and what has no rate. */
export const printComparison = (compared: readonly Compared[], query: CompareQuery, now: Date): Promise<Buffer> =>
  printPaper('Warehouses compared', now, (doc) => {
    drawWords(doc, needOf(query))
    for (const warehouse of compared) drawWarehouse(doc, warehouse, query)
    doc.moveDown(1).fillColor(sheet.gray)
    doc.text(
      'Rates provided are for informational purposes only. Additional fees may apply. Lines marked "ask" have no published rate and are not in the sums.',
      sheet.left,
      doc.y,
    )
  })

function needOf({ quantity, spaceType, term, near }: CompareQuery): string {
  const space = `${quantity.toLocaleString('en-US')} ${spaceType === 'PALLET' ? 'pallets' : 'square feet'}`
  return `${space} for ${term === 1 ? 'a month' : `${term} months`}${near ? `, near ${near}` : ''}. Amounts a month.`
}

function drawWarehouse(doc: Paper, { name, address, distanceMiles, cost }: Compared, { term }: CompareQuery): void {
  if (doc.y > 620) doc.addPage()
  doc.moveDown(1.5).fillColor(sheet.ink)
  drawWords(doc, name, { x: sheet.left, isBold: true })
  doc.fillColor(sheet.gray)
  const place = [address.city, stateWords(address.country, address.state), address.country].filter(Boolean).join(', ')
  drawWords(doc, distanceMiles === null ? place : `${place}, ${distanceMiles} miles away`)
  doc.moveDown(0.5).fillColor(sheet.ink)
  if (!cost) return
  for (const { label, group, units, amountCents } of cost.lines) {
    const words = `${group}: ${units.toLocaleString('en-US')} x ${label}`
    if (amountCents === null) drawAsk(doc, words)
    else drawAmount(doc, words, amountCents)
  }
  drawRule(doc)
  drawAmount(doc, cost.missing > 0 ? 'A month, at least' : 'A month', cost.monthlyCents, true)
  if (term > 1) drawAmount(doc, `${term} months`, cost.termCents, true)
}

function drawAsk(doc: Paper, words: string): void {
  const { left, right, amountWidth } = sheet
  if (doc.y > 740) doc.addPage()
  const y = doc.y
  doc.text('ask', right - amountWidth, y, { width: amountWidth, align: 'right' })
  drawWords(doc, words, { x: left, y, width: right - left - amountWidth - 16 })
  doc.moveDown(0.6)
}
