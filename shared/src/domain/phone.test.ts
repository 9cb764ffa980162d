import { describe, expect, it } from 'vitest'
import { formatPhone } from './phone'

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

  it('drops what is no digit', () => {
    expect(formatPhone('(312) 555-0100 x9')).toBe('312-555-0100')
  })

  it('leaves numbers of other countries as typed', () => {
    expect(formatPhone('+49 40 123456')).toBe('+49 40 123456')
  })
})
