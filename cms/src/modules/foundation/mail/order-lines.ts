import { addDays } from '@stackyard/shared/domain/calendar'
import { commitmentFacts, type CommitmentFact, type CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { formatMailValue, mailCount, mailText } from '@stackyard/shared/messages/mails/mail-text'
import type { Language } from '@stackyard/shared/reference/languages'
import { arabicFacts } from '@stackyard/shared/domain/arabic-commitment'

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
  /** The first day after it. */
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
  const line = (key: 'number' | 'warehouse' | 'space' | 'from' | 'lastDay' | 'amount', value: string): MailLine => ({
    label: mailText(language, `order.fact.${key}`),
    value,
  })
  const day = (value: string) => formatMailValue(language, { day: value })
  return [
    line('number', `#${id}`),
    line('warehouse', warehouse),
    line('space', spaceIn(language, facts)),
    ...(startDay ? [line('from', day(startDay))] : []),
    ...(endDay ? [line('lastDay', day(addDays(endDay, -1)))] : []),
    line('amount', formatMailValue(language, { cents: amountCents })),
  ]
}

/** The facts of a reservation that its emails list, in each language. */
export const reservationLines = (facts: ReservationFacts): MailLines => ({
  en: factsIn('en', facts),
  ar: factsIn('ar', facts),
})

const toLine = ({ label, value }: CommitmentFact): MailLine => ({ label, value })

/** The same for the customer of a new one: what they commit to, as panel, dialog and agreement say it. */
export const commitmentLines = (terms: CommitmentTerms): MailLines => ({
  en: commitmentFacts(terms).map(toLine),
  ar: arabicFacts(terms).map(toLine),
})
