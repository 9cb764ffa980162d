import { expect, it } from 'vitest'
import { dueCents } from './due-cents'

const percent = { kind: 'percent', percent: 20, amountCents: null } as const
const fixed = { kind: 'fixed', percent: null, amountCents: 30_000 } as const

it('a coupon comes off what is charged, credit after it, and never below zero', () => {
  expect(dueCents({ amountDueCents: 14_900, creditCents: 0 }, null)).toBe(14_900)
  expect(dueCents({ amountDueCents: 14_900, creditCents: 0 }, percent)).toBe(11_920)
  expect(dueCents({ amountDueCents: 25_000, creditCents: 14_900 }, percent)).toBe(17_020)
  expect(dueCents({ amountDueCents: 25_000, creditCents: 14_900 }, fixed)).toBe(0)
  expect(dueCents({ amountDueCents: 0, creditCents: 5000 }, percent)).toBe(0)
})
