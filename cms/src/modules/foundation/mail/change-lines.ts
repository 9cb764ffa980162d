import { formatMailValue, mailCount, mailText } from '@stackyard/shared/messages/mails/mail-text'
import type { AmendmentKind } from '@stackyard/shared/reference/amendment-terms'
import type { Language } from '@stackyard/shared/reference/languages'
import type { MailLines } from './order-lines'

/** What an email says of a change of a reservation; cents and ISO days. */
export type ChangeFacts = {
  number: number
  warehouse: string
  kind: AmendmentKind
  fromDay: string
  /** What is reserved of space after the change; null for fulfillment alone. */
  space: { type: 'PALLET' | 'SQ_FEET' | null; quantity: number; monthCents: number; lastDay: string } | null
  totalCents: number
  /** Where fulfillment was reserved and its end was agreed. */
  fulfillmentLastDay: string | null
  /** What was paid of fulfillment, where the change ends it. */
  depositCents: number | null
}

/** Changes with a first day; the others have a last one. */
const BEGINS: readonly AmendmentKind[] = ['quantity', 'extension']

type Line = { label: string; value: string }

const spaceIn = (language: Language, { type, quantity }: NonNullable<ChangeFacts['space']>): string =>
  mailCount(language, type === 'SQ_FEET' ? 'order.space.sqft' : 'order.space.pallet', quantity)

function factsIn(language: Language, facts: ChangeFacts): Line[] {
  const { number, warehouse, kind, fromDay, space, totalCents, fulfillmentLastDay, depositCents } = facts
  const day = (value: string) => formatMailValue(language, { day: value })
  const money = (cents: number) => formatMailValue(language, { cents })
  const line = (key: Parameters<typeof mailText>[1], value: string): Line => ({ label: mailText(language, key), value })
  const when = (value: Line | null): Line[] => (value ? [value] : [])
  return [
    line('order.fact.number', `#${number}`),
    line('order.fact.warehouse', warehouse),
    line('change.fact.change', mailText(language, `change.kind.${kind}`)),
    line('order.fact.space', space ? spaceIn(language, space) : mailText(language, 'order.space.fulfillment')),
    ...when(BEGINS.includes(kind) ? line('change.fact.from', day(fromDay)) : null),
    ...when(space && line('change.fact.month', money(space.monthCents))),
    line('change.fact.total', money(totalCents)),
    ...when(space && line('change.fact.lastDay', day(space.lastDay))),
    ...when(fulfillmentLastDay === null ? null : line('change.fact.fulfillmentLastDay', day(fulfillmentLastDay))),
    ...when(
      depositCents === null
        ? null
        : line('change.fact.deposit', mailText(language, 'change.deposit', { amount: { cents: depositCents } })),
    ),
  ]
}

/** The facts of a change of a reservation that its emails list, in each language. */
export const changeLines = (facts: ChangeFacts): MailLines => ({ en: factsIn('en', facts), ar: factsIn('ar', facts) })
