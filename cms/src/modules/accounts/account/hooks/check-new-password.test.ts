import { passwordIsEmail } from '@stackyard/shared/schema/account'
import { expect, it } from 'vitest'
import { faultOfPassword } from './check-new-password'

it.each([
  ['Correct-horse-7', undefined],
  ['short', 'Use at least 10 characters'],
  ['aaaaaaaaaaaa', 'Use more different characters'],
  [' Correct-horse-7', 'Leave no blanks at the ends'],
  ['Kim@Market.Example', passwordIsEmail],
  [7_000_000_000, 'Password is required'],
  ['x1y2'.repeat(40), 'Use at most 128 characters'],
])('%j: %s', (password, fault) => {
  expect(faultOfPassword(password, 'kim@market.example')).toBe(fault)
})
