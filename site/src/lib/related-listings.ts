import { warehouseFeatures, type WarehouseFeatureKey } from '@stackyard/shared/reference/warehouse-features'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { PageData } from '@stackyard/shared/schema/page-data'

/** Words that speak of an expertise of warehouses; a text on several is on the one it names most. */
const WORDS: readonly (readonly [WarehouseFeatureKey, RegExp])[] = [
  ['coldStorage', /\b(?:cold (?:chain|storage)|refrigerat\w+|frozen|reefers?|chilled)\b/gi],
  ['tempControl', /\b(?:temperature[- ]controlled?|temperatures?)\b/gi],
  ['hazmat', /\b(?:hazmat|hazardous|dangerous goods|flammable)\b/gi],
  ['bonded', /\b(?:bonded|customs|duty|duties)\b/gi],
  ['importExport', /\b(?:import\w*|export\w*|incoterms?|container'?s?)\b/gi],
  ['rail', /\b(?:rail|intermodal)\b/gi],
  ['ltlFtlFreight', /\b(?:LTL|FTL|truckloads?|freight|bills? of lading)\b/gi],
  ['lastMile', /\b(?:last mile|parcels?|same-day|two-day)\b/gi],
  ['returnsProcessing', /\breturns\b/gi],
  ['kittingBundling', /\b(?:kitting|kits?|bundl\w+)\b/gi],
  ['subscriptionBox', /\bsubscription box(?:es)?\b/gi],
  ['fbaPrep', /\b(?:FBA|marketplace prep\w*)\b/gi],
  ['b2b', /\b(?:retail orders?|retailers?|EDI|B2B)\b/gi],
  ['ecomFulfillment', /\b(?:e-?commerce|fulfil\w+|online shops?|pick(?:ing)?)\b/gi],
  ['lotTracking', /\b(?:lots?|batch(?:es)?|expiry|pharmaceuticals?|food)\b/gi],
  ['highSKUCount', /\b(?:SKUs?|item data|cycle count\w*|slotting)\b/gi],
  ['oversizedItems', /\b(?:oversized?|furniture)\b/gi],
]
/** A word in the title counts as many in the text. */
const TITLE_WEIGHT = 5
/** Said once in passing, a word makes no topic. */
const LEAST = 2

const labels = new Map<string, string>(warehouseFeatures.map(({ key, label }) => [key, label]))

export type Topic = { key: WarehouseFeatureKey; label: string }

/** The kinds of expertise that a text names often enough, the one it names most first. */
export function topicsOf(title: string, html: string): Topic[] {
  const text = html.replace(/<[^>]*>/g, ' ')
  const count = (words: RegExp) => (title.match(words)?.length ?? 0) * TITLE_WEIGHT + (text.match(words)?.length ?? 0)
  return WORDS.map(([key, words]) => ({ key, points: count(words) }))
    .filter(({ points }) => points >= LEAST)
    .toSorted((a, b) => b.points - a.points)
    .map(({ key }) => ({ key, label: labels.get(key) ?? '' }))
}

export type Related = { topic: Topic | null; listings: readonly ListingCard[] }

const SHOWN = 3

/** The listings below a text: three on what it is about, else featured ones. */
export async function relatedListings(data: PageData, title: string, html: string): Promise<Related> {
  for (const topic of topicsOf(title, html)) {
    const listings = await data.topicCards(topic.key)
    if (listings.length > 0) return { topic, listings }
  }
  return { topic: null, listings: await data.featuredCards(SHOWN) }
}
