import type { DeskDebtKind, DeskTaskKind } from '@stackyard/shared/reference/desk-kinds'
import { counted, figure } from '../format'
import { inLanguage } from '../language'

export const deskTexts = inLanguage('deskTexts', {
  more: (count: number) => `${figure(count)} more`,
  answer: {
    title: 'Needs your answer',
    none: 'Nothing needs your answer.',
    kinds: {
      reservation: 'Accept or decline',
      'cancel-request': 'Request to cancel',
      quote: 'Quote to send',
    } satisfies Record<DeskTaskKind, string>,
    by: (moment: string) => `by ${moment}`,
    late: (moment: string) => `overdue since ${moment}`,
    noDeadline: 'no deadline',
  },
  arrivals: {
    title: 'Arrivals in the next 14 days',
    none: 'No goods are announced for the next 14 days.',
    late: 'Overdue',
    slot: (from: string, to: string) => `${from} to ${to}`,
    states: { requested: 'Confirm the slot', proposed: 'Waiting for the customer', confirmed: 'Confirmed' },
    checkIn: 'Check in',
  },
  space: {
    title: 'Space today',
    all: 'All warehouses',
    kinds: { own: 'Own use', sold: 'Reserved', held: 'Requested', free: 'Free' },
    square: (feet: number) => `${figure(feet)} sq ft`,
    pallets: (count: number) => counted(count, 'pallet', 'pallets'),
    used: (percent: number) => `${percent}% taken`,
    calendar: (name: string) => `Calendar of ${name}`,
  },
  records: {
    title: 'Your service record',
    none: 'No data yet. Requests, reservations, and arrivals of the last 12 months are counted every night.',
  },
  unbilled: {
    title: 'Unbilled and overdue',
    none: 'Nothing is open.',
    kinds: {
      failed: 'Payment failed',
      begun: 'Bill this month',
    } satisfies Record<DeskDebtKind, string>,
    month: (number: number, term: number) => `month ${number} of ${term}`,
    since: { failed: (day: string) => `due on ${day}`, begun: (day: string) => `began on ${day}` },
  },
})
