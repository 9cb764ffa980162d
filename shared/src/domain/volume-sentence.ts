import { type FulfillmentVolumes, volumesFrom } from './fulfillment-volumes'
import { figure, NUMBER, type Remaining } from './sentence-text'

const JOINT = String.raw`(?:\b(?:and|with)\s+)?(?:\babout\s+)?`
/** How often: "a month", "/week", "daily". */
export const PERIOD = String.raw`(?:\s*(?:\/|\b(?:a|per|each|every))\s*(?:day|week|wk|mo(?:nth)?|year|yr)\b|\s+(?:dai|week|month|year)ly\b)`
const INBOUND = String.raw`(?:\s+(?:inbound|in|coming in|received|arriving)${PERIOD}|${PERIOD}\s+(?:inbound|in|coming in|received|arriving)\b|\s+(?:inbound|coming in|received|arriving)\b)`
const DAYS_A_MONTH = 30
const WEEKS_A_MONTH = 52 / 12

const pattern = (body: string): RegExp => new RegExp(`${JOINT}${body}`, 'iu')

/** Patterns by the volume that they say, each with a number in its first two groups, in the order in which they are read. */
const patterns: readonly (readonly [keyof FulfillmentVolumes, RegExp])[] = [
  ['orders', pattern(String.raw`\b${NUMBER}\s*(?:orders|shipments)\b(?:\s+(?:out|shipped))?${PERIOD}?`)],
  [
    'unitsPerOrder',
    pattern(String.raw`\b${NUMBER}\s*(?:units?|items?|pieces?)(?:\s+each\b|\s*(?:\/|\b(?:an|per|a|in an))\s*order\b)`),
  ],
  ['returnsPercent', pattern(String.raw`\b${NUMBER}\s*(?:%|percent)\s*(?:of\s+)?(?:returns?|returned|come back)\b`)],
  [
    'containers40',
    pattern(String.raw`\b${NUMBER}\s*(?:40\s*(?:'|-?\s*f(?:oo)?t)\s*)?containers?\b(?:${INBOUND}|${PERIOD})?`),
  ],
  ['parcelsIn', pattern(String.raw`\b${NUMBER}\s*(?:cartons?|boxes|parcels?)\b(?:${INBOUND}|${PERIOD})?`)],
  ['palletsIn', pattern(String.raw`\b${NUMBER}\s*pallets?${INBOUND}`)],
]

/** How many times in a month that is which is said by the day, week, or year; once where nothing is said. */
function timesAMonth(said: string): number {
  if (/\b(?:day|daily)\b/iu.test(said)) return DAYS_A_MONTH
  if (/\b(?:week|wk|weekly)\b/iu.test(said)) return WEEKS_A_MONTH
  return /\b(?:year|yr|yearly)\b/iu.test(said) ? 1 / 12 : 1
}

/**
 * What a sentence says of a month's shipments: "2,000 orders a month with 2 units each and 8% returns". `tooMany` are the
 * volumes beyond what can be asked for, as they were said.
 */
export function volumesIn(text: Remaining): { volumes: FulfillmentVolumes; tooMany: string[] } {
  const found = patterns.flatMap(([key, one]) => {
    const match = text.take(one)
    if (!match) return []
    return [{ key, said: match[0].trim(), count: figure(match[1], match[2]) * timesAMonth(match[0]) }]
  })
  const volumes = volumesFrom(Object.fromEntries(found.map(({ key, count }) => [key, count])))
  return { volumes, tooMany: found.filter(({ key }) => volumes[key] === undefined).map(({ said }) => said) }
}
