import { describe, expect, it } from 'vitest'
import {
  nextStep,
  type StepArrival,
  type StepInstallment,
  type StepProposal,
  type StepReservation,
  type StepViewer,
} from './next-step'

const now = new Date('2026-12-10T12:00:00Z')
const accepted: StepReservation = {
  status: 'approved',
  paymentState: 'captured',
  expiresAt: null,
  startDate: '2026-12-01',
  endDate: '2027-06-01',
}
const goods = (state: StepArrival['state'], more: Partial<StepArrival> = {}): StepArrival => ({
  id: 1,
  state,
  day: '2026-12-20',
  windowStart: '08:00',
  windowEnd: '10:00',
  quantity: 24,
  unit: 'pallet',
  ...more,
})
const month = (state: StepInstallment['state'], more: Partial<StepInstallment> = {}): StepInstallment => ({
  number: 2,
  dueDate: '2027-01-01',
  amount: 500,
  state,
  nextTryDate: null,
  ...more,
})

type Row = [
  says: string,
  viewer: StepViewer,
  given: {
    reservation?: Partial<StepReservation>
    arrivals?: StepArrival[]
    installments?: StepInstallment[]
    proposal?: StepProposal
  },
  expected: object | null,
]

const expiresAt = '2026-12-12T09:00:00Z'
const pending = { status: 'pending', paymentState: 'authorized', expiresAt } as const
const stored = goods('checked-in')

const change = (proposedBy: StepProposal['proposedBy']): StepProposal => ({
  proposedBy,
  expiresAt: '2026-12-24T09:00:00Z',
})

const rows: Row[] = [
  ['waits for the answer', 'customer', { reservation: pending }, { kind: 'answer', at: expiresAt, isYours: false }],
  ['is to be answered', 'seller', { reservation: pending }, { kind: 'answer', at: expiresAt, isYours: true }],
  ['is over', 'customer', { reservation: { status: 'cancelled', paymentState: 'refunded' } }, { kind: 'canceled' }],
  [
    'asks its seller to agree to the end, whatever comes',
    'seller',
    { reservation: { status: 'customer_cancel_request' }, arrivals: [goods('requested')] },
    { kind: 'answer-cancel-request', isYours: true },
  ],
  [
    'waits for the platform',
    'customer',
    { reservation: { paymentState: 'authorized' } },
    { kind: 'platform-approval', isYours: false },
  ],
  [
    'was charged back',
    'seller',
    { reservation: { paymentState: 'charged_back' } },
    { kind: 'charged-back', isYours: false },
  ],
  ['wants a first arrival', 'customer', {}, { kind: 'announce', day: '2026-12-01', isYours: true }],
  ['waits for the first announcement', 'seller', {}, { kind: 'announce', isYours: false }],
  [
    'wants another announcement once the first was called off',
    'customer',
    { arrivals: [goods('canceled'), goods('declined')] },
    { kind: 'announce', isYours: true },
  ],
  [
    'can be announced for while a bank debit is on its way',
    'customer',
    { reservation: { paymentState: 'ach_processing' } },
    { kind: 'announce', isYours: true },
  ],
  [
    'waits for the debit',
    'customer',
    { reservation: { paymentState: 'ach_processing' }, arrivals: [stored] },
    { kind: 'first-payment' },
  ],
  [
    'has a month that failed, before all goods',
    'customer',
    { arrivals: [goods('proposed')], installments: [month('retrying', { nextTryDate: '2026-12-11' })] },
    { kind: 'open-payment', number: 2, amount: 500, day: '2026-12-11', isYours: true },
  ],
  [
    'has an open month, for its seller to know',
    'seller',
    { installments: [month('failed')] },
    { kind: 'open-payment', day: null, isYours: false },
  ],
  [
    'has a slot to confirm',
    'seller',
    { arrivals: [goods('requested')] },
    { kind: 'confirm-arrival', arrival: { id: 1 }, isYours: true },
  ],
  ['waits for a slot', 'customer', { arrivals: [goods('requested')] }, { kind: 'confirm-arrival', isYours: false }],
  [
    'has a slot to accept, which comes before waiting',
    'customer',
    { arrivals: [goods('requested', { id: 1, day: '2026-12-11' }), goods('proposed', { id: 2 })] },
    { kind: 'accept-slot', arrival: { id: 2 }, isYours: true },
  ],
  [
    'has goods to check in on their day',
    'seller',
    { arrivals: [goods('confirmed', { day: '2026-12-10' })] },
    { kind: 'check-in', arrival: { quantity: 24 }, isYours: true },
  ],
  [
    'has late goods to check in before a new request',
    'seller',
    { arrivals: [goods('requested', { id: 5 }), goods('confirmed', { id: 6, day: '2026-12-08' })] },
    { kind: 'check-in', arrival: { id: 6 } },
  ],
  [
    'has a proposed change to answer, before its first announcement',
    'customer',
    { proposal: change('seller') },
    { kind: 'answer-change', at: '2026-12-24T09:00:00Z', isYours: true },
  ],
  [
    'waits for the answer to a change',
    'seller',
    { proposal: change('seller') },
    { kind: 'answer-change', isYours: false },
  ],
  [
    'has goods to decide on before the change',
    'seller',
    { proposal: change('customer'), arrivals: [goods('requested')] },
    { kind: 'confirm-arrival', isYours: true },
  ],
  [
    'has a change to answer while others decide on goods',
    'customer',
    { proposal: change('seller'), arrivals: [goods('requested')] },
    { kind: 'answer-change', isYours: true },
  ],
  [
    'pays before it answers a change',
    'customer',
    { proposal: change('seller'), installments: [month('failed')] },
    { kind: 'open-payment', isYours: true },
  ],
  [
    'has an arrival that is confirmed',
    'customer',
    { arrivals: [goods('confirmed')], installments: [month('scheduled')] },
    { kind: 'arrival', day: '2026-12-20', isYours: false },
  ],
  [
    'has the earlier of two arrivals next',
    'seller',
    { arrivals: [goods('confirmed', { id: 7, windowStart: '09:00' }), goods('confirmed', { id: 8 })] },
    { kind: 'arrival', arrival: { id: 8 } },
  ],
  [
    'has a payment before the next arrival',
    'customer',
    {
      arrivals: [goods('confirmed', { day: '2027-01-02' })],
      installments: [month('paid'), month('scheduled', { number: 3 })],
    },
    { kind: 'payment', number: 3, amount: 500, day: '2027-01-01' },
  ],
  ['ends some day', 'seller', { arrivals: [stored] }, { kind: 'end', day: '2027-06-01' }],
  ['has ended', 'customer', { reservation: { endDate: '2026-12-10' } }, { kind: 'ended', day: '2026-12-10' }],
  [
    'still has late goods to check in after its end',
    'seller',
    { reservation: { endDate: '2026-12-09' }, arrivals: [goods('confirmed', { day: '2026-12-08' })] },
    { kind: 'check-in', isYours: true },
  ],
  [
    'has nothing left, as a fulfillment reservation without an end',
    'customer',
    { reservation: { startDate: null, endDate: null }, arrivals: [stored] },
    null,
  ],
]

describe('the next step of a reservation', () => {
  it.each(rows)(
    'that %s (%s)',
    (_, viewer, { reservation, arrivals = [], installments = [], proposal = null }, expected) => {
      const facts = { reservation: { ...accepted, ...reservation }, arrivals, installments, proposal, viewer }
      const step = nextStep(facts, now)
      if (expected) expect(step).toMatchObject(expected)
      else expect(step).toBeNull()
    },
  )
})
