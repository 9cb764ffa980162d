import { describe, expect, it } from 'vitest'
import { confirmToken, isConfirmTokenOf, listingOfToken } from './confirm-token'

const now = new Date('2026-06-30T12:00:00Z')
const subject = { id: 7, sellerId: 3, confirmedAt: new Date('2026-04-30T12:00:00Z') }
const token = confirmToken(subject, now, 'secret')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('the token of a confirm link', () => {
  it('names its listing and is good for it for 45 days', () => {
    expect(listingOfToken(token)).toBe(7)
    expect(isConfirmTokenOf(token, subject, now, 'secret')).toBe(true)
    expect(isConfirmTokenOf(token, subject, later(45), 'secret')).toBe(true)
    expect(isConfirmTokenOf(token, subject, later(46), 'secret')).toBe(false)
    expect(isConfirmTokenOf(token, subject, later(-1), 'secret')).toBe(false)
  })

  it('is good for no other listing, holder, time of confirming or secret', () => {
    for (const other of [
      { ...subject, id: 8 },
      { ...subject, sellerId: 4 },
      { ...subject, confirmedAt: now },
      { ...subject, confirmedAt: null },
    ])
      expect(isConfirmTokenOf(token, other, now, 'secret')).toBe(false)
    expect(isConfirmTokenOf(token, subject, now, 'other')).toBe(false)
    expect(isConfirmTokenOf(token.replace(/\.\d+\./u, '.1.'), subject, now, 'secret')).toBe(false)
  })

  it.each(['', '7', '7.1.x', `${token}x`, `x${token}`, '7..', '-7.1.aaaa'])('%j is none', (text) => {
    expect(listingOfToken(text)).toBeNull()
  })
})
