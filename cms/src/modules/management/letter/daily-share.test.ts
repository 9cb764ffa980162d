import { expect, it } from 'vitest'
import { batchOf, MAILS_A_DAY } from './daily-share'

it('a batch is never more than the day has left', () => {
  expect(batchOf(50, 0)).toBe(50)
  expect(batchOf(50, MAILS_A_DAY - 7)).toBe(7)
  expect(batchOf(50, MAILS_A_DAY)).toBe(0)
  expect(batchOf(50, MAILS_A_DAY + 3)).toBe(0)
})
