import { describe, expect, it } from 'vitest'
import { checkPhone, storePhone, toE164 } from './phone'

describe('phone numbers as stored', () => {
  it.each([
    ['614-555-0170', '+16145550170'],
    ['+1 (614) 555-0170', '+16145550170'],
    ['+49 40 123456', '+4940123456'],
    [' ', ''],
  ])('R-312: %s is stored as %s', (typed, stored) => {
    expect(toE164(typed, 'phone')).toBe(stored)
    expect(storePhone({ value: typed })).toBe(stored)
  })

  it.each(['12', '555 0100', '+999 1', '()'])('R-312: %s is refused with a message at its field', (typed) => {
    expect(() => toE164(typed, 'userInfo.phone')).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        issues: [expect.objectContaining({ path: 'userInfo.phone' })],
      }),
    )
    expect(checkPhone(typed, {})).toMatch(/area code/)
  })

  it('a number that was stored before stays until it is changed', () => {
    expect(checkPhone('555 0100', { previousValue: '555 0100' })).toBe(true)
    expect(checkPhone(null, {})).toBe(true)
  })
})
