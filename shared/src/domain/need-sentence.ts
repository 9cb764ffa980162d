import { storageTerms, type StorageTerm } from '../reference/terms'
import { addDays, addMonths, type Day, isDay } from './calendar'
import { type FulfillmentVolumes, hasVolumes } from './fulfillment-volumes'
import { requirementFrom, type SpaceRequirement } from './space-requirement'
import { figure, NUMBER, Remaining } from './sentence-text'
import { PERIOD, volumesIn } from './volume-sentence'
import { type AskedInWords, askedIn } from './wish-sentence'

/** What a sentence asks for; wishes are what is said with "ideally" and its like. `unread` are words that nothing is known by and volumes beyond what can be asked for; `roundedFrom` is a term that isn't offered, in months. */
export type NeedSentence = Pick<AskedInWords, 'musts' | 'wishes'> & {
  need: SpaceRequirement
  volumes: FulfillmentVolumes
  unread: string[]
  roundedFrom: number | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  twelve: 12,
}
const COUNT = String.raw`(\d{1,3}|${Object.keys(COUNTS).join('|')})`
const MONTHS_A_YEAR = 12
const WEEKS_A_YEAR = 52

const QUANTITY = new RegExp(
  String.raw`\b${NUMBER}\s*(?:(pallets?(?:\s+positions?)?|skids?)|(sq\.?\s*f(?:t|eet|oot)\b\.?|square\s+f(?:ee|oo)t|sf))(?!\p{L})${PERIOD}?`,
  'iu',
)
const TERM = new RegExp(
  String.raw`\b(?:for\s+)?(?:about\s+)?${COUNT}[\s-]*(weeks?|months?|mos?|quarters?|years?)\b(?:\s+term)?`,
  'iu',
)
const BUDGET = new RegExp(
  String.raw`(?:\b(?:under|below|up to|at most|max(?:imum)?|budget(?:\s+of)?|less than|for)\s+)*\$\s*${NUMBER}(?:\s*(?:\/|a|per)\s*mo(?:nth)?\b|\s+monthly)?`,
  'iu',
)
const RADIUS = new RegExp(String.raw`\bwithin\s+${NUMBER}\s*(?:miles?|mi)\b(?:\s+(?:of|from|around))?`, 'iu')
const LEAD = String.raw`\b(?:(?:starting|start|beginning|available|free|needed)\s+)?(?:(?:from|in|on|as of|by|since)\s+)?(?:the\s+)?`
const ISO_DAY = new RegExp(String.raw`${LEAD}(\d{4}-\d{2}-\d{2})\b`, 'iu')
const NAMED_DAY = new RegExp(String.raw`${LEAD}${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?!\p{L}|\d)`, 'iu')
const NAMED_MONTH = new RegExp(
  String.raw`\b(?:starting|start|beginning|from|as of|by|in)\s+(?:in\s+|early\s+)?${MONTH}(?:\s+(\d{4}))?(?!\p{L}|\d)`,
  'iu',
)
const NEXT_MONTH = new RegExp(String.raw`${LEAD}next month\b`, 'iu')
const AT_ONCE = new RegExp(String.raw`${LEAD}\b(?:now|today|tomorrow|immediately|asap|right away)\b`, 'iu')

const NOISE = new Set(
  'a an the i we need want wish like would please store keep looking for with and or of that has have which is are some space storage warehouse warehouses warehousing to in on at from'.split(
    ' ',
  ),
)
const PLACE = /(?:^|\s)(?:near(?:by)?|around|close to|in|at)\s+(.+)$/iu

function termIn(text: Remaining): { term?: StorageTerm; roundedFrom: number | null } {
  const found = text.take(TERM)
  if (!found) return { roundedFrom: null }
  const count = COUNTS[found[1]?.toLowerCase() ?? ''] ?? Number(found[1])
  const unit = found[2]?.toLowerCase() ?? ''
  const year = unit.startsWith('y') ? MONTHS_A_YEAR : unit.startsWith('q') ? 3 : 1
  const months = unit.startsWith('w') ? Math.ceil((count * MONTHS_A_YEAR) / WEEKS_A_YEAR) : count * year
  if (months < 1) return { roundedFrom: null }
  const term = storageTerms.find((offered) => offered >= months) ?? MONTHS_A_YEAR
  return { term, roundedFrom: term === months ? null : months }
}

/** The day of a month that is named without its year: the next one to come. */
function dayNamed(today: Day, monthName: string, day: string, year: string | undefined): Day | undefined {
  const month = String(MONTHS.findIndex((name) => name === monthName.toLowerCase()) + 1).padStart(2, '0')
  const inYear = (full: string) => `${full}-${month}-${day.padStart(2, '0')}`
  const thisYear = inYear(today.slice(0, 4))
  const named = year ? inYear(year) : thisYear > today ? thisYear : inYear(String(Number(today.slice(0, 4)) + 1))
  return isDay(named) ? named : undefined
}

function startIn(text: Remaining, today: Day): Day | undefined {
  const iso = text.take(ISO_DAY)
  if (iso) return iso[1]
  const day = text.take(NAMED_DAY)
  if (day) return dayNamed(today, day[1] ?? '', day[2] ?? '', day[3])
  const month = text.take(NAMED_MONTH)
  if (month) return dayNamed(today, month[1] ?? '', '1', month[2])
  if (text.take(NEXT_MONTH)) return `${addMonths(today, 1).slice(0, 7)}-01`
  return text.take(AT_ONCE) ? addDays(today, 1) : undefined
}

const wordsOf = (text: string): string[] =>
  text.split(/[\s,;.]+/u).filter((word) => word !== '' && !NOISE.has(word.toLowerCase()))

/** The place that ends what is left, and the words before it that nothing is known by. */
function placeIn({ text }: Remaining): { where: string; unread: string[] } {
  const rest = text.replaceAll(/\s+/gu, ' ').trim()
  const place = PLACE.exec(rest)
  if (!place) return { where: wordsOf(rest).length > 0 ? trimmed(rest) : '', unread: [] }
  return { where: trimmed(place[1] ?? ''), unread: wordsOf(rest.slice(0, place.index)) }
}

/** Without the words at either end that only join. */
function trimmed(text: string): string {
  const words = text.split(' ').filter(Boolean)
  const isNoise = (word = ''): boolean => NOISE.has(word.toLowerCase()) || /^[,;.]+$/u.test(word)
  while (words.length > 0 && isNoise(words[0])) words.shift()
  while (words.length > 0 && isNoise(words.at(-1))) words.pop()
  return words.join(' ').replace(/[,;.]+$/u, '')
}

/**
 * Reads a sentence such as "300 pallets ambient with EDI and returns near Columbus from January for 6 months". Null for a
 * text that names no quantity, volume, term, day, budget, radius, dock doors, or clear height: that is a place or words to
 * search by. A term that isn't offered is read as the next longer one.
 */
export function readNeedSentence(sentence: string, today: Day): NeedSentence | null {
  const text = new Remaining(sentence)
  const { volumes, tooMany } = volumesIn(text)
  const quantity = text.take(QUANTITY)
  const budget = text.take(BUDGET)
  const radius = text.take(RADIUS, ' near ')
  const { term, roundedFrom } = termIn(text)
  const startDate = startIn(text, today)
  const known = requirementFrom({
    ...(quantity ? { quantity: figure(quantity[1], quantity[2]), spaceType: quantity[3] ? 'PALLET' : 'SQ_FEET' } : {}),
    ...(budget ? { budget: figure(budget[1], budget[2]) } : {}),
    ...(radius ? { radiusInMiles: figure(radius[1], radius[2]) } : {}),
    term,
    startDate,
  })
  const { musts, wishes, isMeasured } = askedIn(text)
  if (Object.keys(known).length === 0 && !hasVolumes(volumes) && !isMeasured) return null
  const { where, unread } = placeIn(text)
  return {
    need: requirementFrom({ ...known, where }),
    volumes,
    musts,
    wishes,
    unread: [...tooMany, ...unread],
    roundedFrom,
  }
}
