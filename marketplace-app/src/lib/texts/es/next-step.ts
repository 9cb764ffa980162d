import type { SomeWords } from '../../language'
import type { nextStepTexts as english } from '../next-step'

export const nextStepTexts: SomeWords<typeof english> = {
  label: 'Siguiente paso',
  toArrivals: 'Ir a las llegadas',
  toChange: 'Ir a la propuesta',
  confirm: {
    own: (goods) => `Confirme la llegada de ${goods}`,
    other: (goods) => `En espera de que el almacén confirme ${goods}`,
  },
  accept: {
    own: (goods) => `Acepte el horario para sus ${goods}`,
    other: 'En espera de que el cliente acepte su horario',
  },
  checkIn: {
    own: (goods) => `Reciba ${goods}`,
    other: (goods) => `Se esperan ${goods} en el almacén`,
  },
  arrival: (day) => `Llegada confirmada para el ${day}`,
  payment: {
    title: (amount, day) => `Pago de ${amount} el ${day}`,
    text: (number) => `Mes ${number} del plazo.`,
  },
  unpaid: {
    own: (amount, number) => `Pague ${amount} por el mes ${number}`,
    other: (amount, number) => `Aún no se pagan ${amount} por el mes ${number}`,
    again: (day) => `El pago falló. Lo intentamos de nuevo el ${day}.`,
    notAgain: 'El pago falló. No lo intentamos de nuevo por nuestra cuenta.',
  },
  answer: {
    own: (by) => (by ? `Acepte o rechace antes del ${by}` : 'Acepte o rechace'),
    ownText: 'Sin respuesta, la reservación termina y no se cobra nada.',
    other: (by) =>
      by ? `En espera de la respuesta del almacén, a más tardar el ${by}` : 'En espera de la respuesta del almacén',
    otherText: 'Sin respuesta no se cobra nada.',
  },
  cancelRequest: {
    own: 'Responda la solicitud de cancelación',
    ownText: 'La reservación sigue como está hasta que responda.',
    other: 'En espera de que el almacén responda la solicitud de cancelación',
    otherText: 'Hasta entonces nada cambia.',
  },
  change: {
    own: 'Responda el cambio propuesto',
    other: 'En espera de que la otra parte responda el cambio propuesto',
    text: (by) => `La propuesta vence el ${by}. Hasta entonces la reservación sigue como está.`,
  },
  approval: { title: 'En espera de nuestra aprobación', text: 'Después se cobra el primer pago.' },
  firstPayment: {
    title: 'El primer pago va en camino',
    text: 'Un cargo a una cuenta bancaria tarda unos días.',
  },
  chargedBack: { title: 'El banco revirtió el pago', text: 'Lo revisamos y escribimos a ambas partes.' },
  announce: {
    own: 'Anuncie su primera llegada',
    ownText: (day) => (day ? `Su espacio es suyo desde el ${day}.` : 'El almacén está listo para usted.'),
    other: 'En espera de que se anuncie la primera llegada',
    otherText: 'El cliente dice cuándo llega la mercancía.',
  },
  end: { title: (day) => `Último día: ${day}`, text: 'La reservación termina sola después de ese día.' },
  ended: {
    title: (day) => `Terminó después del ${day}`,
    text: 'Los documentos, las llegadas y el historial quedan aquí.',
  },
  canceled: { title: 'Esta reservación está cancelada', text: 'Los documentos y el historial quedan aquí.' },
}
