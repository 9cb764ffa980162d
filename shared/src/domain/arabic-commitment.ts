import type { Day } from './calendar'
import { commitmentOf, type CommitmentFact, type CommitmentTerms, equalPayments } from './commitment'
import { formatCents } from './money'
import { brand } from '../reference/brand'
import { inOrder } from '../reference/in-order'

const dayFormat = new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' })
const saidDay = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
const saidCents = (cents: number): string => inOrder(formatCents(cents))
const list = new Intl.ListFormat('ar', { type: 'conjunction' })

type Forms = { one: string; two: string; few: string; many: string; other: string }

const plural = new Intl.PluralRules('ar')

/** A count above 0 with its noun: the forms of one, two, 3 to 10, 11 to 99, and whole hundreds. */
function counted(count: number, forms: Forms): string {
  const rule = plural.select(count)
  if (rule === 'one' || rule === 'two') return forms[rule]
  return `${count} ${forms[rule === 'few' || rule === 'many' ? rule : 'other']}`
}

const months: Forms = { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' }
const payments: Forms = { one: 'دفعة واحدة', two: 'دفعتان', few: 'دفعات', many: 'دفعة', other: 'دفعة' }
const saidMonths = (count: number): string => counted(count, months)

const HOW = {
  hold: 'تُحجز على بطاقتك الآن وتُخصم حين يقبل المستودع',
  debit: 'تُخصم من حسابك المصرفي حين يقبل المستودع، ولا يؤخذ شيء قبل ذلك',
  paid: 'مدفوعة',
  none: 'تُحجز على بطاقتك الآن، أو تُخصم من حسابك المصرفي حين يقبل المستودع',
} as const

type Known = ReturnType<typeof commitmentOf>

function saidTotal(commitment: Known): string {
  const { totalCents, months: due, setupCents, fulfillmentCents, couponCents, lastDay, isAmended } = commitment
  const [first] = due
  if (!first) return `${saidCents(totalCents)} دفعة مقدمة، وتُفوتر الخدمات حين تستخدمها`
  const setup = setupCents > 0 ? ` مع ${saidCents(setupCents)} للتجهيز` : ''
  const deposit = fulfillmentCents > 0 ? ` مع عربون تنفيذ الطلبات ${saidCents(fulfillmentCents)}` : ''
  const coupon = couponCents > 0 ? `، بعد خصم القسيمة ${saidCents(couponCents)}` : ''
  const time =
    isAmended && lastDay ? `من ${saidDay(first.day)} إلى ${saidDay(lastDay)}` : `لمدة ${saidMonths(due.length)}`
  return `${saidCents(totalCents)} ${time}${setup}${deposit}${coupon}`
}

function saidSchedule({ months: due }: Known): string {
  const [first, ...later] = due
  if (!first) return 'لا مبلغ ثابت: حسب قائمة الأسعار'
  const amount = `${saidCents(first.cents)} للشهر الذي يبدأ في ${saidDay(first.day)}، ضمن الدفعة الأولى`
  const others = equalPayments(later).map(
    ({ cents, days }) => `ثم ${saidCents(cents)} في ${list.format(days.map(saidDay))}`,
  )
  return [amount, ...others].join('، ')
}

function saidBiller(known: Known, warehouse: string): string {
  if (known.months.length === 0) return `تأخذ ${brand.name} الدفعة المقدمة، ويفوتر ${warehouse} الخدمات`
  const services = known.fulfillmentCents > 0 ? `، ويفوتر ${warehouse} خدمات تنفيذ الطلبات حين تستخدمها` : ''
  return `${saidMonthsBiller(known, warehouse)}${services}`
}

function saidMonthsBiller({ months: due, fulfillmentCents, isAmended }: Known, warehouse: string): string {
  const count = due.length - 1
  if (count === 0) return `تأخذ ${brand.name} ${fulfillmentCents > 0 ? 'الدفعة الأولى' : 'المبلغ كله'}`
  const rest = isAmended ? counted(count, payments) : saidMonths(count)
  const each = isAmended ? 'كل دفعة في يومها' : 'كل شهر في يومه'
  if (due.at(-1)?.billedBy === 'platform')
    return `تأخذ ${brand.name} الدفعة الأولى، وتخصم الباقي (${rest}) ${each} وبطريقة الدفع نفسها`
  return `تأخذ ${brand.name} الدفعة الأولى، ويفوتر ${warehouse} الباقي (${rest})`
}

function saidEnd({ lastDay, fulfillmentLastDay, fulfillmentCents }: Known): string {
  const services = fulfillmentLastDay
    ? `وينتهي تنفيذ الطلبات بعد ${saidDay(fulfillmentLastDay)}`
    : 'وليس لتنفيذ الطلبات نهاية محددة، وتتفق عليها مع المستودع، ويبقى عربونه مدفوعًا'
  if (lastDay && fulfillmentCents > 0)
    return (
      `ينتهي التخزين من تلقاء نفسه بعد ${saidDay(lastDay)}، ${services}. ` +
      'يمكنك إلغاؤهما معًا إلى أن يقبل المستودع، وبعد ذلك يمكنك طلب إلغائهما معًا.'
    )
  return (
    `${lastDay ? `ينتهي من تلقاء نفسه بعد ${saidDay(lastDay)}` : 'ليست له نهاية محددة، وتتفق عليها مع المستودع، وتبقى الدفعة المقدمة مدفوعة'}. ` +
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
      value: `${saidCents(cents)}، ${HOW[terms.isPaid ? 'paid' : (how ?? 'none')]}`,
    },
    { key: 'total', label: 'الإجمالي', value: saidTotal(commitment) },
    { key: 'months', label: 'كل شهر', value: saidSchedule(commitment) },
    { key: 'biller', label: 'من يفوتر', value: saidBiller(commitment, warehouse) },
    { key: 'end', label: 'كيف ينتهي', value: saidEnd(commitment) },
  ]
}
