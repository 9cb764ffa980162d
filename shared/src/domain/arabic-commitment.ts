import { commitmentOf, type CommitmentFact, type CommitmentTerms } from './commitment'
import type { Day } from './calendar'
import { formatCents } from './money'
import { brand } from '../reference/brand'

const dayFormat = new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' })
const saidDay = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
const list = new Intl.ListFormat('ar', { type: 'conjunction' })

/** Terms are of 1, 3, 6 or 12 months, and one less: the forms of one, two, 3 to 10, and more. */
const saidMonths = (count: number): string =>
  count === 1 ? 'شهر واحد' : count === 2 ? 'شهرين' : `${count} ${count <= 10 ? 'أشهر' : 'شهرًا'}`

const HOW = {
  hold: 'تُحجز على بطاقتك الآن وتُخصم حين يقبل المستودع',
  debit: 'تُخصم من حسابك المصرفي حين يقبل المستودع، ولا يؤخذ شيء قبل ذلك',
  paid: 'مدفوعة',
  none: 'تُحجز على بطاقتك الآن، أو تُخصم من حسابك المصرفي حين يقبل المستودع',
} as const

type Known = ReturnType<typeof commitmentOf>

function saidTotal({ totalCents, months, setupCents, fulfillmentCents, couponCents }: Known): string {
  if (months.length === 0) return `${formatCents(totalCents)} دفعة مقدمة، وتُفوتر الخدمات حين تستخدمها`
  const setup = setupCents > 0 ? ` مع ${formatCents(setupCents)} للتجهيز` : ''
  const deposit = fulfillmentCents > 0 ? ` مع عربون تنفيذ الطلبات ${formatCents(fulfillmentCents)}` : ''
  const coupon = couponCents > 0 ? `، بعد خصم القسيمة ${formatCents(couponCents)}` : ''
  return `${formatCents(totalCents)} لمدة ${saidMonths(months.length)}${setup}${deposit}${coupon}`
}

function saidSchedule({ months }: Known): string {
  const [first, ...later] = months
  if (!first) return 'لا مبلغ ثابت: حسب قائمة الأسعار'
  const amount = `${formatCents(first.cents)} للشهر الذي يبدأ في ${saidDay(first.day)}، ضمن الدفعة الأولى`
  if (later.length === 0) return amount
  return `${amount}، ثم ${formatCents(first.cents)} في ${list.format(later.map(({ day }) => saidDay(day)))}`
}

function saidBiller(known: Known, warehouse: string): string {
  if (known.months.length === 0) return `تأخذ ${brand.name} الدفعة المقدمة، ويفوتر ${warehouse} الخدمات`
  const services = known.fulfillmentCents > 0 ? `، ويفوتر ${warehouse} خدمات تنفيذ الطلبات حين تستخدمها` : ''
  return `${saidMonthsBiller(known, warehouse)}${services}`
}

function saidMonthsBiller({ months, fulfillmentCents }: Known, warehouse: string): string {
  const rest = months.length - 1
  if (rest === 0) return `تأخذ ${brand.name} ${fulfillmentCents > 0 ? 'الدفعة الأولى' : 'المبلغ كله'}`
  if (months.at(-1)?.billedBy === 'platform')
    return `تأخذ ${brand.name} الدفعة الأولى، وتخصم الباقي (${saidMonths(rest)}) كل شهر في يومه وبطريقة الدفع نفسها`
  return `تأخذ ${brand.name} الدفعة الأولى، ويفوتر ${warehouse} الباقي (${saidMonths(rest)})`
}

function saidEnd({ lastDay, fulfillmentCents }: Known): string {
  if (lastDay && fulfillmentCents > 0)
    return (
      `ينتهي التخزين من تلقاء نفسه بعد ${saidDay(lastDay)}، وليس لتنفيذ الطلبات نهاية محددة، وتتفق عليها مع المستودع. ` +
      'يمكنك إلغاؤهما معًا إلى أن يقبل المستودع، وبعد ذلك يمكنك طلب إلغائهما معًا.'
    )
  return (
    `${lastDay ? `ينتهي من تلقاء نفسه بعد ${saidDay(lastDay)}` : 'ليست له نهاية محددة، وتتفق عليها مع المستودع'}. ` +
    'يمكنك الإلغاء إلى أن يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.'
  )
}

/** `commitmentFacts` in Arabic. */
export function arabicFacts(terms: CommitmentTerms): CommitmentFact[] {
  const commitment = commitmentOf(terms)
  // A name keeps its own direction in a sentence that runs the other way.
  const warehouse = `\u2068${terms.warehouse}\u2069`
  const { cents, how } = commitment.firstPayment
  return [
    {
      key: 'first',
      label: 'الدفعة الأولى',
      value: `${formatCents(cents)}، ${HOW[terms.isPaid ? 'paid' : (how ?? 'none')]}`,
    },
    { key: 'total', label: 'الإجمالي', value: saidTotal(commitment) },
    { key: 'months', label: 'كل شهر', value: saidSchedule(commitment) },
    { key: 'biller', label: 'من يفوتر', value: saidBiller(commitment, warehouse) },
    { key: 'end', label: 'كيف ينتهي', value: saidEnd(commitment) },
  ]
}
