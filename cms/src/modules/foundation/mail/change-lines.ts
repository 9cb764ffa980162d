import { formatMailValue, mailCount, mailText } from '@stackyard/shared/messages/mails/mail-text'
import type { AmendmentKind } from '@stackyard/shared/reference/amendment-terms'
import type { Language } from '@stackyard/shared/reference/languages'
import type { MailLines } from './order-lines'

/** What an email says of a change of a reservation; cents and ISO days. */
export type ChangeFacts = {
  number: number
  warehouse: string
  kind: AmendmentKind
  spaceType: 'PALLET' | 'SQ_FEET' | null
  quantity: number
  fromDay: string
  monthCents: number
  totalCents: number
  lastDay: string
  /** Where fulfillment was reserved with the space and its end was agreed. */
  fulfillmentLastDay: string | null
}

/** Changes with a first day; the others have a last one. */
const BEGINS: readonly AmendmentKind[] = ['quantity', 'extension']

function factsIn(language: Language, facts: ChangeFacts): { label: string; value: string }[] {
  const day = (value: string) => formatMailValue(language, { day: value })
  const money = (cents: number) => formatMailValue(language, { cents })
  const space = mailCount(
    language,
    facts.spaceType === 'SQ_FEET' ? 'order.space.sqft' : 'order.space.pallet',
    facts.quantity,
  )
  return [
    { label: mailText(language, 'order.fact.number'), value: `#${facts.number}` },
    { label: mailText(language, 'order.fact.warehouse'), value: facts.warehouse },
    { label: mailText(language, 'change.fact.change'), value: mailText(language, `change.kind.${facts.kind}`) },
    { label: mailText(language, 'order.fact.space'), value: space },
    ...(BEGINS.includes(facts.kind)
      ? [{ label: mailText(language, 'change.fact.from'), value: day(facts.fromDay) }]
      : []),
    { label: mailText(language, 'change.fact.month'), value: money(facts.monthCents) },
    { label: mailText(language, 'change.fact.total'), value: money(facts.totalCents) },
    { label: mailText(language, 'change.fact.lastDay'), value: day(facts.lastDay) },
    ...(facts.fulfillmentLastDay
      ? [{ label: mailText(language, 'change.fact.fulfillmentLastDay'), value: day(facts.fulfillmentLastDay) }]
      : []),
  ]
}

/** The facts of a change of a reservation that its emails list, in each language. */
export const changeLines = (facts: ChangeFacts): MailLines => ({ en: factsIn('en', facts), ar: factsIn('ar', facts) })
