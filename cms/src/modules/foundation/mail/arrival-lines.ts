import { formatMailValue, mailCount, mailText } from '@stackyard/shared/messages/mails/mail-text'
import type { ArrivalUnit } from '@stackyard/shared/reference/arrival-states'
import type { Language } from '@stackyard/shared/reference/languages'
import type { MailLines } from './order-lines'

/** What an email says of an arrival; an ISO day and times as "HH:mm". */
export type ArrivalFacts = {
  warehouse: string
  day: string
  windowStart: string
  windowEnd: string
  quantity: number
  unit: ArrivalUnit
  carrier: string
  reference: string
  counted: number | null
  damaged: number | null
}

function linesIn(language: Language, facts: ArrivalFacts, note: string) {
  const { day, windowStart: from, windowEnd: to, quantity, unit, carrier, reference, counted, damaged } = facts
  const line = (key: 'slot' | 'goods' | 'carrier' | 'reference' | 'counted' | 'damaged' | 'note', value: string) => ({
    label: mailText(language, `arrival.fact.${key}`),
    value,
  })
  return [
    { label: mailText(language, 'order.fact.warehouse'), value: facts.warehouse },
    line('slot', mailText(language, 'arrival.slot', { day: { day }, from, to })),
    line('goods', mailCount(language, `arrival.goods.${unit}`, quantity)),
    ...(carrier ? [line('carrier', carrier)] : []),
    ...(reference ? [line('reference', reference)] : []),
    ...(counted === null ? [] : [line('counted', formatMailValue(language, counted))]),
    ...(damaged ? [line('damaged', formatMailValue(language, damaged))] : []),
    ...(note ? [line('note', note)] : []),
  ]
}

/** The facts of an arrival that its emails list, in each language, with what its sender noted. */
export const arrivalLines = (facts: ArrivalFacts, note: string): MailLines => ({
  en: linesIn('en', facts, note),
  ar: linesIn('ar', facts, note),
})
