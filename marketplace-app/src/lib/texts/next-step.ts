import type { NextStep } from '@stackyard/shared/domain/next-step'
import { formatDollars } from '@stackyard/shared/domain/money'
import { formatDate, formatDateTime } from '../format'
import { arrivalTexts, goodsLine } from './arrivals'

export const nextStepTexts = { label: 'Next step', toArrivals: 'Go to arrivals' }

type Said = { title: string; text: string }

type GoodsStep = Extract<NextStep, { arrival: unknown }>

const slotLine = ({ arrival: { day, windowStart, windowEnd } }: GoodsStep): string =>
  arrivalTexts.slot(formatDate(day), windowStart, windowEnd)

function saidOfGoods(step: GoodsStep): Said {
  const goods = goodsLine(step.arrival.quantity, step.arrival.unit)
  const text = `${slotLine(step)}. ${arrivalTexts.clock}`
  switch (step.kind) {
    case 'confirm-arrival':
      return {
        title: step.isYours ? `Confirm the arrival of ${goods}` : `Waiting for the warehouse to confirm ${goods}`,
        text,
      }
    case 'accept-slot':
      return {
        title: step.isYours ? `Accept the slot for your ${goods}` : `Waiting for the customer to accept your slot`,
        text,
      }
    case 'check-in':
      return { title: step.isYours ? `Check in ${goods}` : `${goods} are due at the warehouse`, text }
    case 'arrival':
      return { title: `Arrival confirmed for ${formatDate(step.arrival.day)}`, text: `${goods}. ${text}` }
  }
}

function saidOfMoney(step: Extract<NextStep, { amount: number }>): Said {
  const amount = formatDollars(step.amount)
  if (step.kind === 'payment')
    return { title: `Payment of ${amount} on ${formatDate(step.day)}`, text: `Month ${step.number} of the term.` }
  const next = step.day ? `We try again on ${formatDate(step.day)}.` : 'We do not try again by ourselves.'
  return step.isYours
    ? { title: `Pay ${amount} for month ${step.number}`, text: `The payment failed. ${next}` }
    : { title: `${amount} for month ${step.number} is not paid yet`, text: `The payment failed. ${next}` }
}

/** The next step of a reservation in words: what, and by when. */
export function saidStep(step: NextStep): Said {
  if ('arrival' in step) return saidOfGoods(step)
  if ('amount' in step) return saidOfMoney(step)
  switch (step.kind) {
    case 'answer': {
      const by = step.at ? ` by ${formatDateTime(step.at)}` : ''
      return step.isYours
        ? { title: `Accept or decline${by}`, text: 'Without an answer the reservation ends and nothing is charged.' }
        : { title: `Waiting for the warehouse to answer${by}`, text: 'Without an answer nothing is charged.' }
    }
    case 'answer-cancel-request':
      return step.isYours
        ? { title: 'Answer the request to cancel', text: 'The reservation stays as it is until you answer.' }
        : { title: 'Waiting for the warehouse to answer the request to cancel', text: 'Until then nothing changes.' }
    case 'platform-approval':
      return { title: 'Waiting for our approval', text: 'The first payment is charged after it.' }
    case 'first-payment':
      return { title: 'The first payment is on its way', text: 'A debit from a bank account takes a few days.' }
    case 'charged-back':
      return { title: 'The payment was taken back by the bank', text: 'We look into it and write to both sides.' }
    case 'announce':
      return step.isYours
        ? {
            title: 'Announce your first arrival',
            text: step.day ? `Your space is yours from ${formatDate(step.day)}.` : 'The warehouse is ready for you.',
          }
        : { title: 'Waiting for the first arrival to be announced', text: 'The customer says when goods come.' }
    case 'end':
      return { title: `Ends on ${formatDate(step.day)}`, text: 'The space is free again from this day on.' }
    case 'ended':
      return { title: `Ended on ${formatDate(step.day)}`, text: 'Papers, arrivals and history stay here.' }
    case 'canceled':
      return { title: 'This reservation is canceled', text: 'Papers and history stay here.' }
  }
}
