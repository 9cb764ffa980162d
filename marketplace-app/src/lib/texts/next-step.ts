import type { NextStep } from '@stackyard/shared/domain/next-step'
import { addDays } from '@stackyard/shared/domain/calendar'
import { formatDollars } from '@stackyard/shared/domain/money'
import { formatDate, formatDateTime } from '../format'
import { inLanguage } from '../language'
import { arrivalTexts } from './arrivals'

export const nextStepTexts = inLanguage('nextStepTexts', {
  label: 'Next step',
  toArrivals: 'Go to arrivals',
  toChange: 'Go to the proposal',
  confirm: {
    own: (goods: string) => `Confirm the arrival of ${goods}`,
    other: (goods: string) => `Waiting for the warehouse to confirm ${goods}`,
  },
  accept: {
    own: (goods: string) => `Accept the slot for your ${goods}`,
    other: 'Waiting for the customer to accept your slot',
  },
  checkIn: {
    own: (goods: string) => `Check in ${goods}`,
    other: (goods: string) => `${goods} are due at the warehouse`,
  },
  arrival: (day: string) => `Arrival confirmed for ${day}`,
  payment: {
    title: (amount: string, day: string) => `Payment of ${amount} on ${day}`,
    text: (number: number) => `Month ${number} of the term.`,
  },
  unpaid: {
    own: (amount: string, number: number) => `Pay ${amount} for month ${number}`,
    other: (amount: string, number: number) => `${amount} for month ${number} is not paid yet`,
    again: (day: string) => `The payment failed. We try again on ${day}.`,
    notAgain: 'The payment failed. We do not try again by ourselves.',
  },
  answer: {
    own: (by: string) => (by ? `Accept or decline by ${by}` : 'Accept or decline'),
    ownText: 'Without an answer the reservation ends and nothing is charged.',
    other: (by: string) =>
      by ? `Waiting for the warehouse to answer by ${by}` : 'Waiting for the warehouse to answer',
    otherText: 'Without an answer nothing is charged.',
  },
  cancelRequest: {
    own: 'Answer the request to cancel',
    ownText: 'The reservation stays as it is until you answer.',
    other: 'Waiting for the warehouse to answer the request to cancel',
    otherText: 'Until then nothing changes.',
  },
  change: {
    own: 'Answer the proposed change',
    other: 'Waiting for the other side to answer the proposed change',
    text: (by: string) => `The proposal expires on ${by}. Until then the reservation stays as it is.`,
  },
  approval: { title: 'Waiting for our approval', text: 'The first payment is charged once we approve.' },
  firstPayment: {
    title: 'The first payment is on its way',
    text: 'A debit from a bank account takes a few days.',
  },
  chargedBack: {
    title: 'The bank reversed the payment',
    text: 'We are looking into it and will email both sides.',
  },
  announce: {
    own: 'Announce your first arrival',
    ownText: (day: string) => (day ? `Your space is yours from ${day}.` : 'The warehouse is ready for you.'),
    other: 'Waiting for the first arrival to be announced',
    otherText: 'The customer says when goods arrive.',
  },
  end: { title: (day: string) => `Last day: ${day}`, text: 'The reservation ends by itself after this day.' },
  ended: { title: (day: string) => `Ended after ${day}`, text: 'Documents, arrivals, and history stay here.' },
  canceled: { title: 'This reservation is canceled', text: 'Documents and history stay here.' },
})

type Said = { title: string; text: string }

type GoodsStep = Extract<NextStep, { arrival: unknown }>

const words = nextStepTexts

function saidOfGoods({ kind, isYours, arrival }: GoodsStep): Said {
  const goods = arrivalTexts.goods(arrival.quantity, arrival.unit)
  const slot = arrivalTexts.slot(formatDate(arrival.day), arrival.windowStart, arrival.windowEnd)
  const text = `${slot}. ${arrivalTexts.clock}`
  switch (kind) {
    case 'confirm-arrival':
      return { title: isYours ? words.confirm.own(goods) : words.confirm.other(goods), text }
    case 'accept-slot':
      return { title: isYours ? words.accept.own(goods) : words.accept.other, text }
    case 'check-in':
      return { title: isYours ? words.checkIn.own(goods) : words.checkIn.other(goods), text }
    case 'arrival':
      return { title: words.arrival(formatDate(arrival.day)), text: `${goods}. ${text}` }
  }
}

function saidOfMoney(step: Extract<NextStep, { amount: number }>): Said {
  const amount = formatDollars(step.amount)
  if (step.kind === 'payment')
    return { title: words.payment.title(amount, formatDate(step.day)), text: words.payment.text(step.number) }
  const { own, other, again, notAgain } = words.unpaid
  return {
    title: step.isYours ? own(amount, step.number) : other(amount, step.number),
    text: step.day ? again(formatDate(step.day)) : notAgain,
  }
}

/** The next step of a reservation in words: what, and by when. */
export function saidStep(step: NextStep): Said {
  if ('arrival' in step) return saidOfGoods(step)
  if ('amount' in step) return saidOfMoney(step)
  switch (step.kind) {
    case 'answer': {
      const { own, ownText, other, otherText } = words.answer
      const by = step.at ? formatDateTime(step.at) : ''
      return step.isYours ? { title: own(by), text: ownText } : { title: other(by), text: otherText }
    }
    case 'answer-cancel-request': {
      const { own, ownText, other, otherText } = words.cancelRequest
      return step.isYours ? { title: own, text: ownText } : { title: other, text: otherText }
    }
    case 'answer-change': {
      const { own, other, text } = words.change
      return { title: step.isYours ? own : other, text: text(formatDateTime(step.at)) }
    }
    case 'platform-approval':
      return words.approval
    case 'first-payment':
      return words.firstPayment
    case 'charged-back':
      return words.chargedBack
    case 'announce': {
      const { own, ownText, other, otherText } = words.announce
      return step.isYours
        ? { title: own, text: ownText(step.day ? formatDate(step.day) : '') }
        : { title: other, text: otherText }
    }
    case 'end':
      return { title: words.end.title(formatDate(addDays(step.day, -1))), text: words.end.text }
    case 'ended':
      return { title: words.ended.title(formatDate(addDays(step.day, -1))), text: words.ended.text }
    case 'canceled':
      return words.canceled
  }
}
