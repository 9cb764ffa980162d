import { expect, it } from 'vitest'
import { saidDay } from './said-day'

it.each([
  ['2026-11-29', '29 Nov 2026'],
  ['2027-09-01', '01 Sep 2027'],
  ['2027-01-31T23:59:59.000Z', '31 Jan 2027'],
])('writes %s as %s', (day, said) => expect(saidDay(day)).toBe(said))
