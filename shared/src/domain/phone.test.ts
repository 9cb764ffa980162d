import { describe, expect, it } from 'vitest'
import { formatPhone, isUnreadPhone } from './phone'

describe('phone numbers as typed', () => {
  it('R-312: inserts dashes after the 3rd and 7th character and stops at 12', () => {
    expect([...'5551234567'].reduce((field, digit) => formatPhone(field + digit), '')).toBe('555-123-4567')
    expect(formatPhone('555-123-45678')).toBe('555-123-4567')
    expect(['1', '1234', '1234567', '12345678901'].map(formatPhone)).toEqual([
      '1',
      '123-4',
      '123-456-7',
      '123-456-7890',
    ])
  })

  it('R-312: shows a stored number of the United States with the same dashes', () => {
    expect(formatPhone('+13125550100')).toBe('312-555-0100')
    expect(formatPhone('+1 (312) 555-0100')).toBe('312-555-0100')
    expect(formatPhone('+1312555')).toBe('+1312555')
  })

  it('knows stored numbers that were never understood', () => {
    expect(['', '+13125550100', '312-555-0100', '555 0100', '12'].map(isUnreadPhone)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('drops what is no digit', () => {
    expect(formatPhone('(312) 555-0100 x9')).toBe('312-555-0100')
  })

  it('leaves numbers of other countries as typed', () => {
    expect(formatPhone('+49 40 123456')).toBe('+49 40 123456')
  })
})
