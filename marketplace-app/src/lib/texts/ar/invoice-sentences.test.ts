import { sayFrom } from '@stackyard/shared/texts/said-sentence'
import { expect, it } from 'vitest'
import { sentences } from './refusals'

const say = sayFrom(sentences)

it.each([
  [
    'Reservation 10, Calloway Memphis: Storage, month 1 of 6',
    'الحجز 10، \u2068Calloway Memphis\u2069: تخزين، الشهر 1 من 6',
  ],
  ['Reservation 9, Depot: Discount', 'الحجز 9، \u2068Depot\u2069: خصم'],
  ['Fulfillment deposit, 501 to 2000 orders a month', 'عربون خدمات التنفيذ، 501 إلى 2000 طلب شهريًا'],
  ['Growth, a month', 'Growth, a month'],
])('%s is said in a list of invoices', (sentence, said) => {
  expect(say(sentence)).toBe(said)
})
