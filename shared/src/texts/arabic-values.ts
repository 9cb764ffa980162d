import { dayStyle } from '../reference/said-day'
import { counted, type Forms } from './arabic-counted'
import { inOrder } from '../reference/in-order'

/*
 * What notices name, which the server writes in English: days, slots, spans of days, and counts. Sentences are said by
 * messages/arabic-notices.ts; whatever has none of these forms is a name or somebody's own words.
 */

/** Days in Arabic as `Intl` writes them, in UTC and with Latin digits: "29 نوفمبر 2026". */
export const arabicDays = new Intl.DateTimeFormat('ar-u-nu-latn', { ...dayStyle, day: 'numeric' })
const clock = new Intl.DateTimeFormat('ar-u-nu-latn', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** After a verb, as notices name what was reserved or came. */
const units: Readonly<Record<string, Forms>> = {
  pallet: ['منصة واحدة', 'منصتين', 'منصات', 'منصة', 'منصة'],
  unit: ['وحدة واحدة', 'وحدتين', 'وحدات', 'وحدة', 'وحدة'],
  month: ['شهر واحد', 'شهرين', 'أشهر', 'شهرًا', 'شهر'],
  area: ['قدم مربع واحد', 'قدمين مربعين', 'أقدام مربعة', 'قدمًا مربعًا', 'قدم مربع'],
}

const saidDay = (day: string): string => arabicDays.format(new Date(`${day} 00:00 UTC`))

/** "1,200 pallets", "3 months", "200 square feet" */
function saidCount(count: string): string {
  const [figure = '', unit = ''] = count.split(/ (.*)/)
  const forms = units[unit.replace(/s$/, '')] ?? units.area
  return forms ? counted(Number(figure.replaceAll(',', '')), forms) : count
}

const span = (from: string, to: string): string => `من ${saidDay(from)} إلى ${saidDay(to)}`
const place = (name: string | undefined): string => (name ? ` في ${name}` : '')

const DAY = String.raw`(\d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4})`
const TIME = String.raw`(\d{2}:\d{2})`
const AMOUNT = String.raw`(\$[\d,.]*\d)`
const SPACE = String.raw`([\d,]+ (?:pallets?|units?|sq\. ft\.|square feet))`
/** A range of the request for proposal. */
const RANGE = String.raw`(\d+(?:-\d+|\+))`
const TERM = String.raw`(\d+ months?)`

type Rule = readonly [pattern: RegExp, said: (...values: string[]) => string]
const rule = (pattern: string, said: Rule[1]): Rule => [new RegExp(`^${pattern}$`), said]

const rules: readonly Rule[] = [
  rule(DAY, saidDay),
  rule(String.raw`(\d{4}-\d{2}-\d{2})`, (day) => arabicDays.format(new Date(day))),
  rule(`${DAY}, ${TIME} to ${TIME}`, (day = '', from = '', to = '') => `${saidDay(day)}، من ${from} إلى ${to}`),
  rule(
    `${DAY}, (${TIME} [AP]M) UTC`,
    (day = '', time = '') => `${saidDay(day)}، ${clock.format(new Date(`${day} ${time} UTC`))} UTC`,
  ),
  rule(`${DAY} to ${DAY}(?: at (.+))?`, (from = '', to = '', name) => span(from, to) + place(name)),
  rule(
    `the added space, ${DAY} to ${DAY},(?: at (.+))?`,
    (from = '', to = '', name) => `المساحة المضافة ${span(from, to)}${place(name)}`,
  ),
  rule(
    `${RANGE} pallets, ${RANGE} shipments a month`,
    (pallets = '', shipments = '') => `${inOrder(pallets)} منصة، ${inOrder(shipments)} شحنة في الشهر`,
  ),
  rule(`${RANGE} pallets, new to shipping`, (pallets) => `${pallets} منصة، جديد في الشحن`),
  rule(String.raw`([\d,]+) to ([\d,]+)`, (from, to) => `${from} إلى ${to}`),
  rule(SPACE, saidCount),
  rule(`${RANGE} pallets`, (pallets) => `${pallets} منصة`),
  rule(TERM, saidCount),
  rule(
    `${SPACE} from ${DAY} for ${TERM}(?:: ${AMOUNT} per month, ${AMOUNT} for the term)?(?: for (.+))?`,
    (space = '', day = '', term = '', month, whole, name) =>
      `${saidCount(space)} ابتداءً من ${saidDay(day)} لمدة ${saidCount(term)}` +
      (month && whole ? `: ${inOrder(month)} في الشهر، ${inOrder(whole)} للمدة كلها` : '') +
      (name ? ` عن ${name}` : ''),
  ),
]

/** A value of a notice in Arabic, needs of several lots one by one; null where it is none of these. */
export function arabicValue(value: string): string | null {
  for (const [pattern, said] of rules) {
    const found = pattern.exec(value)
    if (found) return said(...found.slice(1))
  }
  const lots = value.split('; ')
  const said = lots.length > 1 ? lots.map(arabicValue) : []
  return said.length > 0 && said.every((one) => one !== null) ? said.join('؛ ') : null
}
