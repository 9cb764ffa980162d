import { describe, expect, it } from 'vitest'
import { MailCap } from './mail-cap'

describe('MailCap', () => {
  it('lets an address have its share within the time, and one more as each grows old', () => {
    const cap = new MailCap(2, 1000)
    expect([0, 400, 500].map((at) => cap.take('a', at))).toEqual([true, true, false])
    expect(cap.take('a', 999)).toBe(false)
    expect(cap.take('a', 1000)).toBe(true)
    expect(cap.take('a', 1399)).toBe(false)
    expect(cap.take('a', 1400)).toBe(true)
  })

  it('counts addresses apart', () => {
    const cap = new MailCap(1, 1000)
    expect([cap.take('a', 0), cap.take('b', 0), cap.take('a', 0)]).toEqual([true, true, false])
  })
})
