import { commitmentFacts, commitmentOf, type CommitmentTerms } from '../../domain/commitment'
import type { Language } from '../../reference/languages'
import { formatMailValue, mailCount, mailText } from './mail-text'

export type MailLine = { label: string; value: string }
export type MailLines = Readonly<Record<Language, readonly MailLine[]>>

/** What an email says of a reservation; cents and ISO days. */
export type ReservationFacts = {
  id: number
  warehouse: string
  type: 'offering' | 'fulfillment'
  spaceType: 'PALLET' | 'SQ_FEET' | null
  quantity: number | null
  startDay: string | null
  endDay: string | null
  amountCents: number
}

function spaceIn(language: Language, { type, spaceType, quantity }: ReservationFacts): string {
  if (type === 'fulfillment' || quantity === null) return mailText(language, 'order.space.fulfillment')
  return mailCount(language, spaceType === 'SQ_FEET' ? 'order.space.sqft' : 'order.space.pallet', quantity)
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

const arabicHow = {
  hold: 'محجوزة الآن على بطاقتك وتُحصَّل عند قبول المستودع',
  debit: 'تُسحب من حسابك المصرفي عند قبول المستودع، ولا يُسحب شيء قبله',
} as const

/** The five facts of a commitment in Arabic; `commitmentFacts` has them in English. */
function arabicCommitment(terms: CommitmentTerms): MailLine[] {
  const { firstPayment, totalCents, months, lastDay } = commitmentOf(terms)
  const money = (cents: number) => formatMailValue('ar', { cents })
  const how = firstPayment.how ? `، ${arabicHow[firstPayment.how]}` : ''
  const [first] = months
  return [
    { label: 'الدفعة الأولى', value: `${money(firstPayment.cents)}${how}` },
    { label: 'المجموع', value: `${money(totalCents)}${first ? `، عدد الأشهر: ${months.length}` : ''}` },
    {
      label: 'كل شهر',
      value: first
        ? `${money(first.cents)}، في: ${new Intl.ListFormat('ar').format(months.map(({ day }) => formatMailValue('ar', { day })))}`
        : 'لا مبلغ ثابت: حسب قائمة الأسعار',
    },
    {
      label: 'من يصدر الفواتير',
      value: mailText('ar', 'order.biller', { warehouse: terms.warehouse }),
    },
    {
      label: 'كيف ينتهي',
      value: `${lastDay ? `ينتهي تلقائيًا بعد ${formatMailValue('ar', { day: lastDay })}` : 'ليس له موعد انتهاء ثابت'}. يمكنك الإلغاء حتى يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.`,
    },
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
  ar: arabicCommitment(terms),
})
