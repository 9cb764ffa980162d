import { commitmentFacts, commitmentOf, type CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { arabicCommitment } from '@stackyard/shared/messages/mails/ar-commitment'
import {
  fillMailText,
  formatMailValue,
  mailCount,
  mailText,
  type MailValues,
} from '@stackyard/shared/messages/mails/mail-text'
import type { Language } from '@stackyard/shared/reference/languages'

type MailLine = { label: string; value: string }
export type MailLines = Readonly<Record<Language, readonly MailLine[]>>

/** What an email says of a reservation; cents and ISO days. */
export type ReservationFacts = {
  id: number
  warehouse: string
  type: 'offering' | 'fulfillment'
  /** Above 0 where fulfillment is reserved with the storage. */
  fulfillmentCents: number
  spaceType: 'PALLET' | 'SQ_FEET' | null
  quantity: number | null
  startDay: string | null
  endDay: string | null
  amountCents: number
}

function spaceIn(language: Language, { type, fulfillmentCents, spaceType, quantity }: ReservationFacts): string {
  const services = mailText(language, 'order.space.fulfillment')
  if (type === 'fulfillment' || quantity === null) return services
  const space = mailCount(language, spaceType === 'SQ_FEET' ? 'order.space.sqft' : 'order.space.pallet', quantity)
  return fulfillmentCents > 0 ? new Intl.ListFormat(language).format([space, services]) : space
}

function factsIn(language: Language, facts: ReservationFacts): MailLine[] {
  const { id, warehouse, startDay, endDay, amountCents } = facts
  const line = (key: 'number' | 'warehouse' | 'space' | 'from' | 'until' | 'amount', value: string): MailLine => ({
    label: mailText(language, `order.fact.${key}`),
    value,
  })
  const day = (value: string) => formatMailValue(language, { day: value })
  return [
    line('number', `#${id}`),
    line('warehouse', warehouse),
    line('space', spaceIn(language, facts)),
    ...(startDay ? [line('from', day(startDay))] : []),
    ...(endDay ? [line('until', day(endDay))] : []),
    line('amount', formatMailValue(language, { cents: amountCents })),
  ]
}

/** The five facts of a commitment in Arabic; `commitmentFacts` has them in English. */
function arabicFacts(terms: CommitmentTerms): MailLine[] {
  const { firstPayment, totalCents, fulfillmentCents, months, lastDay } = commitmentOf(terms)
  const isBoth = fulfillmentCents > 0
  const [first] = months
  const dates = new Intl.ListFormat('ar').format(months.map(({ day }) => formatMailValue('ar', { day })))
  const line = (label: keyof typeof arabicCommitment, value: keyof typeof arabicCommitment, values: MailValues) => ({
    label: arabicCommitment[label],
    value: fillMailText('ar', arabicCommitment[value], values),
  })
  return [
    line('first', `first.${firstPayment.how ?? 'hold'}`, { amount: { cents: firstPayment.cents } }),
    line('total', first ? (isBoth ? 'total.both' : 'total.months') : 'total.deposit', {
      amount: { cents: totalCents },
      deposit: { cents: fulfillmentCents },
      count: months.length,
    }),
    first
      ? line('months', 'months.dates', { amount: { cents: first.cents }, dates })
      : line('months', 'months.none', {}),
    line('biller', isBoth ? 'biller.both' : months.length === 1 ? 'biller.all' : 'biller.rest', {
      warehouse: terms.warehouse,
    }),
    lastDay ? line('end', isBoth ? 'end.both' : 'end.day', { day: { day: lastDay } }) : line('end', 'end.open', {}),
  ]
}

/** The facts of a reservation that its emails list, in each language. */
export const reservationLines = (facts: ReservationFacts): MailLines => ({
  en: factsIn('en', facts),
  ar: factsIn('ar', facts),
})

/** The same for the customer of a new one: what they commit to, as panel, dialog and agreement say it. */
export const commitmentLines = (terms: CommitmentTerms): MailLines => ({
  en: commitmentFacts(terms).map(({ label, value }) => ({ label, value })),
  ar: arabicFacts(terms),
})
