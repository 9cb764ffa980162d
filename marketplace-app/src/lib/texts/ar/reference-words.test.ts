import { listingColumns } from '@stackyard/shared/domain/listing-file'
import { compareQuotes } from '@stackyard/shared/domain/quote-comparison'
import { noQuoteLines, quoteLineRows } from '@stackyard/shared/domain/quote-lines'
import { bulkFields } from '@stackyard/shared/reference/bulk-fields'
import { identityDocuments } from '@stackyard/shared/reference/identity'
import { contactTopics, newsletterSegments } from '@stackyard/shared/reference/newsletter'
import { featureFields, profileFields } from '@stackyard/shared/reference/rfp-fields'
import { merchantTypes } from '@stackyard/shared/reference/rfp-ranges'
import { serviceSections } from '@stackyard/shared/reference/service-fields'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import { spaceTypes } from '@stackyard/shared/reference/terms'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { arabic } from '@stackyard/shared/texts/arabic'
import { arabicListing, arabicRates } from '@stackyard/shared/texts/arabic-listing'
import { describe, expect, it } from 'vitest'
import { sentences } from './refusals'
import { referenceWords } from './reference-words'

type Named = {
  label?: string
  hint?: string
  unit?: string
  options?: readonly unknown[]
  dependents?: readonly unknown[]
}

/** Every word that a definition shows: its label, hint, unit, and those of its options and dependents. */
function wordsOf(definition: unknown): string[] {
  if (typeof definition === 'string') return [definition]
  const { label = '', hint = '', unit = '', options = [], dependents = [] } = definition as Named
  return [label, hint, unit, ...options.flatMap(wordsOf), ...dependents.flatMap(wordsOf)]
}

const all = <T>(lists: Readonly<Record<string, readonly T[]>>): T[] => Object.values(lists).flat()

const shown = {
  'of the request for proposal': [...all(profileFields), ...all(featureFields)].flatMap(wordsOf),
  'of services': all(serviceSections).flatMap(({ label, fields }) => [label, ...fields.flatMap(wordsOf)]),
  'of listings': allFields.flatMap(wordsOf),
  'of quotes': [
    ...spaceTypes.flatMap((unit) => quoteLineRows(unit).flatMap(({ group, label }) => [group, label])),
    ...compareQuotes([
      { id: 1, need: { spaceType: 'PALLET', quantity: 1, startDate: '', term: 1 }, lines: noQuoteLines },
    ]),
  ].flatMap(wordsOf),
  'of bulk edits': bulkFields.map(({ label }) => label),
  'of what a file of listings may hold': listingColumns.flatMap(({ hint = '' }) => hint),
  'of documents, audiences and topics': [
    ...identityDocuments.map(({ label }) => label),
    ...[...newsletterSegments, ...contactTopics].map(({ name }) => name),
    ...Object.values(merchantTypes),
    ...serviceTypes.map(({ label }) => label),
  ],
}

const arabicWords: Readonly<Record<string, string>> = { ...sentences, ...arabic, ...arabicListing, ...arabicRates }

/** Products, carriers, shops and standards, which have one name everywhere. */
// prettier-ignore
const NAMES = new Set([
  'FSC', 'ISTA', 'BRCGS', 'ISPM 15', 'UPS', 'FedEx', 'USPS', 'DHL', 'OnTrac', '3PL Warehouse Manager', 'Acumatica WMS', 'Blue Yonder WMS',
  'Brightpearl', 'Camelot 3PL', 'Cadence WMS', 'Cin7 Core', 'Datapel WMS', 'Deposco', 'Descartes Peoplevox', 'Dynamics 365 Supply Chain',
  'EasyPost WMS', 'Extensiv', 'Fishbowl', 'Generix WMS', 'HighJump', 'Infoplus', 'Infor WMS', 'Körber WMS', 'Logiwa', 'Longbow', 'Made4net',
  'Manhattan Active WM', 'Mintsoft', 'NetSuite WMS', 'Odoo Inventory', 'Oracle WMS Cloud', 'PackemWMS', 'SAP EWM', 'ShipHero', 'SkuVault',
  'SnapFulfil', 'Softeon', 'Tecsys Elite', 'AliExpress', 'Best Buy', 'Bonanza', 'Cdiscount', 'Ecwid', 'Faire', 'Fruugo', 'Lazada', 'Magento',
  'Mercado Libre', 'Newegg', 'OpenCart', 'Overstock', 'PrestaShop', 'Rakuten', 'Salesforce Commerce Cloud', 'Shift4Shop', 'Shopee',
  'Squarespace', 'Wix',
])

describe('Arabic words of the lists that definitions are made of', () => {
  it.each(Object.entries(shown))('%s', (_name, words) => {
    expect(words.length).toBeGreaterThan(5)
    const missing = words.filter((word) => /[a-z]/i.test(word) && !Object.hasOwn(arabicWords, word))
    expect([...new Set(missing)].filter((word) => !NAMES.has(word)).sort()).toEqual([])
  })

  it('say everything in Arabic letters', () => {
    for (const [english, text] of Object.entries(referenceWords)) expect(text, english).toMatch(/\p{Script=Arabic}/u)
  })
})
