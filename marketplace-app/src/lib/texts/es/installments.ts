import type { SomeWords } from '../../language'
import type { installmentTexts as english } from '../installments'

export const installmentTexts: SomeWords<typeof english> = {
  title: 'Plan de cobros',
  caption: 'Meses de esta reservación y sus pagos',
  month: 'Mes',
  extra: 'Espacio agregado',
  days: (from, to) => `${from} – ${to}`,
  due: 'Vence',
  amount: 'Importe',
  state: 'Estado',
  states: {
    scheduled: 'Programado',
    charging: 'Cobrándose',
    processing: 'Cargo en camino',
    retrying: 'Falló, se intenta de nuevo',
    failed: 'Por pagar',
    paid: 'Pagado',
    canceled: 'Cancelado',
  },
  nextTry: (day) => `Próximo intento el ${day}`,
  pay: (number) => `Pagar el mes ${number}`,
  payWith: 'Pagar con',
  card: (brand, last4) => `${brand} terminada en ${last4}`,
  bank: (bank, last4) => `Cuenta de ${bank} terminada en ${last4}`,
  addMethod: 'Agregar un método de pago',
  paid: 'Su pago va en camino.',
  notPaid: 'El pago no se realizó',
  next: (amount, day) => `Próximo: ${amount} el ${day}`,
  open: (amount) => `Por pagar: ${amount}`,
  allPaid: 'Todos los meses están pagados.',
}
