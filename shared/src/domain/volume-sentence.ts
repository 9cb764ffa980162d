import { type FulfillmentVolumes, volumesFrom } from './fulfillment-volumes'
import { figure, NUMBER, type Remaining } from './sentence-text'

const JOINT = String.raw`(?:\b(?:and|with)\s+)?(?:\babout\s+)?`
const MONTHLY = String.raw`(?:\s*(?:\/|a|per|each|every)\s*mo(?:nth)?\b|\s+monthly)`
const INBOUND = String.raw`(?:\s+(?:inbound|coming in|received|arriving)${MONTHLY}?|${MONTHLY}(?:\s+in(?:bound)?\b)?)`

const pattern = (body: string): RegExp => new RegExp(`${JOINT}${body}`, 'iu')

/** Patterns by the volume that they say, each with a number in its first two groups, in the order in which they are read. */
const patterns: readonly (readonly [keyof FulfillmentVolumes, RegExp])[] = [
  ['orders', pattern(String.raw`\b${NUMBER}\s*(?:orders|shipments)\b(?:\s+(?:out|shipped))?${MONTHLY}?`)],
  [
    'unitsPerOrder',
    pattern(String.raw`\b${NUMBER}\s*(?:units?|items?|pieces?)\b(?:\s+each\b|\s*(?:\/|an|per|a|in an)\s*order\b)?`),
  ],
  ['returnsPercent', pattern(String.raw`\b${NUMBER}\s*(?:%|percent)\s*(?:of\s+)?(?:returns?|returned|come back)\b`)],
  ['containers40', pattern(String.raw`\b${NUMBER}\s*(?:40\s*(?:'|-?\s*f(?:oo)?t)\s*)?containers?\b${INBOUND}?`)],
  ['parcelsIn', pattern(String.raw`\b${NUMBER}\s*(?:cartons?|boxes|parcels?)\b${INBOUND}?`)],
  ['palletsIn', pattern(String.raw`\b${NUMBER}\s*pallets?${INBOUND}`)],
]

/** What a sentence says of a month's shipments: "2,000 orders a month with 2 units each and 8% returns". */
export const volumesIn = (text: Remaining): FulfillmentVolumes =>
  volumesFrom(
    Object.fromEntries(
      patterns.flatMap(([key, one]) => {
        const found = text.take(one)
        return found ? [[key, figure(found[1], found[2])]] : []
      }),
    ),
  )
