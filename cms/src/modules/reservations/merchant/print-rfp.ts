import { saidTerm } from '@stackyard/shared/domain/said-need'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import {
  featureFields,
  featureGroups,
  profileFields,
  profileGroups,
  type RfpField,
} from '@stackyard/shared/reference/rfp-fields'
import { FIRST_FOUNDED_YEAR, merchantTypes } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import type { RfpAnswer, RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import { drawRule, drawWords, type Paper, printedDay, printPaper, sheet } from '../../../platform/paper'

const headings = {
  fulfillmentProvider: 'Current setup',
  inboundOrderProfile: 'Inbound order profile',
  outboundOrderProfile: 'Outbound order profile',
  inventoryOrderProfile: 'Inventory order profile',
} as const

const labelOf = (key: string) => productCategories.find((known) => known.key === key)?.label ?? key

function printed({ options, unit, isUpload }: RfpField, answer: RfpAnswer): string {
  if (isUpload) return 'Attached as a file'
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  const words = [answer].flat().map((one) => options?.find(({ value }) => value === one)?.label ?? String(one))
  return unit ? `${words.join(', ')} ${unit}` : words.join(', ')
}

/** The answered questions of a group; dependents only under a yes. */
const answered = (fields: readonly RfpField[], answers: RfpAnswers): [string, string][] =>
  fields.flatMap((field) => {
    const answer = answers[field.key]
    if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) return []
    const below = answer === true ? answered(field.dependents ?? [], answers) : []
    return [[field.label, printed(field, answer)] as [string, string], ...below]
  })

function drawGroup(doc: Paper, title: string, lines: readonly (readonly [string, string])[]): void {
  const given = lines.filter(([, value]) => value !== '')
  if (given.length === 0) return
  if (doc.y > 700) doc.addPage()
  doc.moveDown(0.8).fillColor(sheet.ink)
  drawWords(doc, title, { isBold: true })
  drawRule(doc)
  for (const [label, value] of given) {
    if (doc.y > 760) doc.addPage()
    drawWords(doc, `${label}: ${value}`)
  }
}

const saidAddress = ({ address }: MerchantRecord): string =>
  address
    ? [address.street1, address.street2, address.city, address.state, address.zipCode, address.country]
        .filter(Boolean)
        .join(', ')
    : ''

/** R-224: a merchant's request as a PDF document for use outside the platform. The same request gives the same bytes. */
export function printRfp(merchant: MerchantRecord): Promise<Buffer> {
  const { user, merchantType: type } = merchant
  const at = new Date(merchant.updatedAt ?? 0)
  return printPaper(`Request for proposal: ${merchant.company || `${user.firstName} ${user.lastName}`}`, at, (doc) => {
    doc.text(`As of ${printedDay(at)}`)
    drawGroup(doc, 'Merchant', [
      ['Name', `${user.firstName} ${user.lastName}`],
      ['Email', user.email],
      ['Phone', merchant.phone],
      ['Website', merchant.website],
      ['Company', merchant.company],
      ['Address', saidAddress(merchant)],
      ['Founded', merchant.foundedYear === FIRST_FOUNDED_YEAR ? '' : String(merchant.foundedYear ?? '')],
      ['Merchant type', merchantTypes[type]],
    ])
    drawGroup(doc, 'Needs', [
      ['Place', merchant.place],
      ['From', merchant.startDate ? printedDay(new Date(merchant.startDate)) : ''],
      ['Term', saidTerm(merchant.termMonths)],
      ['Answer by', merchant.answerBy ? printedDay(new Date(merchant.answerBy)) : ''],
      ['Product categories', merchant.categories.map(labelOf).join(', ')],
      ['Pallets stored', merchant.storageVolume ?? ''],
      ['Shipments a month', merchant.monthlyShipmentVolume ?? ''],
      ['Message', merchant.about],
      ['Remarks', merchant.refMessage],
      ...answered(featureFields[type], merchant[featureGroups[type]]),
    ])
    for (const group of profileGroups) drawGroup(doc, headings[group], answered(profileFields[group], merchant[group]))
  })
}
