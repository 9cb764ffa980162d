import { describe, expect, it } from 'vitest'
import { replyRateOf } from './reply-rate'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const thread = (asked: number, answered: number | null) => ({
  askedAt: hoursAgo(asked),
  answeredAt: answered === null ? null : hoursAgo(answered),
})

describe('the reply rate', () => {
  it('is nothing without questions', () => expect(replyRateOf([], now)).toEqual({ rate: null, asked: 0, answered: 0 }))

  it('counts what was answered within a day, to the very end of it', () =>
    expect(replyRateOf([thread(100, 99), thread(100, 76), thread(100, 75.9)], now)).toEqual({
      rate: 67,
      asked: 3,
      answered: 2,
    }))

  it('holds an open question against nobody before its day is over', () => {
    expect(replyRateOf([thread(24, null)], now).rate).toBeNull()
    expect(replyRateOf([thread(24.1, null)], now)).toEqual({ rate: 0, asked: 1, answered: 0 })
  })

  it('looks 90 days back', () => {
    expect(replyRateOf([thread(90 * 24, 90 * 24 - 1)], now).asked).toBe(1)
    expect(replyRateOf([thread(90 * 24 + 1, 90 * 24)], now).asked).toBe(0)
  })
})
