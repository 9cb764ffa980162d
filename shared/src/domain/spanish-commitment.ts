import type { Day } from './calendar'
import { commitmentOf, type CommitmentFact, type CommitmentTerms, equalPayments } from './commitment'
import { formatCents } from './money'
import { brand } from '../reference/brand'

const dayFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const saidDay = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
const list = new Intl.ListFormat('es-US', { type: 'conjunction' })
const saidMonths = (count: number): string => (count === 1 ? '1 mes' : `${count} meses`)

const HOW = {
  hold: 'se retienen ahora en su tarjeta y se cobran cuando el almacén acepta',
  debit: 'se cobran de su cuenta bancaria cuando el almacén acepta; antes no se toma nada',
  paid: 'pagados',
  none: 'se retienen ahora en su tarjeta, o se cobran de su cuenta bancaria cuando el almacén acepta',
} as const

type Known = ReturnType<typeof commitmentOf>

function saidTotal(commitment: Known): string {
  const { totalCents, months, setupCents, fulfillmentCents, couponCents, lastDay, isAmended } = commitment
  const [first] = months
  if (!first) return `${formatCents(totalCents)} de anticipo; los servicios se facturan conforme los usa`
  const time =
    isAmended && lastDay ? `del ${saidDay(first.day)} al ${saidDay(lastDay)}` : `por ${saidMonths(months.length)}`
  const bought = [
    time,
    ...(setupCents > 0 ? [`${formatCents(setupCents)} de preparación`] : []),
    ...(fulfillmentCents > 0 ? [`el anticipo por surtido de pedidos de ${formatCents(fulfillmentCents)}`] : []),
  ]
  const off = couponCents > 0 ? `, menos el cupón de ${formatCents(couponCents)}` : ''
  return `${formatCents(totalCents)} ${list.format(bought)}${off}`
}

function saidSchedule({ months }: Known): string {
  const [first, ...later] = months
  if (!first) return 'Sin importe fijo: según la lista de tarifas'
  const amount = `${formatCents(first.cents)} por el mes que empieza el ${saidDay(first.day)}, dentro del primer pago`
  const others = equalPayments(later).map(
    ({ cents, days }) => `después ${formatCents(cents)} el ${list.format(days.map(saidDay))}`,
  )
  return [amount, ...others].join('; ')
}

function saidBiller(commitment: Known, warehouse: string): string {
  const { months, fulfillmentCents } = commitment
  if (months.length === 0) return `${brand.name} cobra el anticipo; ${warehouse} factura los servicios`
  const services = fulfillmentCents > 0 ? `; ${warehouse} factura el surtido de pedidos conforme usted lo usa` : ''
  return `${saidMonthsBiller(commitment, warehouse)}${services}`
}

function saidMonthsBiller({ months, fulfillmentCents, isAmended }: Known, warehouse: string): string {
  const count = months.length - 1
  if (count === 0) return `${brand.name} cobra ${fulfillmentCents > 0 ? 'el primer pago' : 'todo el importe'}`
  const rest = isAmended
    ? count === 1
      ? 'el otro pago'
      : `los otros ${count} pagos`
    : count === 1
      ? 'el mes restante'
      : `los ${saidMonths(count)} restantes`
  if (months.at(-1)?.billedBy === 'platform')
    return `${brand.name} cobra el primer pago y ${rest}, cada uno en su día y con el mismo método de pago`
  return `${brand.name} cobra el primer pago; ${warehouse} factura ${rest}`
}

function saidEnd({ lastDay, fulfillmentLastDay, fulfillmentCents }: Known): string {
  const open = 'no tiene fin fijo: se acuerda con el almacén, y el anticipo queda pagado'
  const services = fulfillmentLastDay ? `termina después del ${saidDay(fulfillmentLastDay)}` : open
  if (lastDay && fulfillmentCents > 0)
    return (
      `El almacenamiento termina solo después del ${saidDay(lastDay)}; el surtido de pedidos ${services}. ` +
      'Puede cancelar ambos juntos hasta que el almacén acepte; después puede pedir que se cancelen ambos.'
    )
  return (
    `${lastDay ? `Termina sola después del ${saidDay(lastDay)}` : `La reservación ${open}`}. ` +
    'Puede cancelar hasta que el almacén acepte; después puede pedir la cancelación.'
  )
}

/** `commitmentFacts` in Spanish. */
export function spanishFacts(terms: CommitmentTerms): CommitmentFact[] {
  const commitment = commitmentOf(terms)
  const { cents, how } = commitment.firstPayment
  return [
    {
      key: 'first',
      label: 'Primer pago',
      value: `${formatCents(cents)}, ${HOW[terms.isPaid ? 'paid' : (how ?? 'none')]}`,
    },
    { key: 'total', label: 'Total', value: saidTotal(commitment) },
    { key: 'months', label: 'Cada mes', value: saidSchedule(commitment) },
    { key: 'biller', label: 'Quién factura', value: saidBiller(commitment, terms.warehouse) },
    { key: 'end', label: 'Cómo termina', value: saidEnd(commitment) },
  ]
}
