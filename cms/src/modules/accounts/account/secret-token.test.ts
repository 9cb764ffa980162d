import { describe, expect, it } from 'vitest'
import { randomToken, readUnsubscribeToken, unsubscribeToken } from './secret-token'

describe('unsubscribe token', () => {
  it('names the user it was made for', () => {
    expect(readUnsubscribeToken(unsubscribeToken(42, 'secret-a'), 'secret-a')).toBe(42)
  })

  it('is refused for another user, with another secret, or when it is no token', () => {
    const token = unsubscribeToken(42, 'secret-a')
    expect(readUnsubscribeToken(token.replace('42.', '43.'), 'secret-a')).toBeNull()
    expect(readUnsubscribeToken(token, 'secret-b')).toBeNull()
    for (const nonsense of ['', '.', '42', '42.', '-1.x', `${token}x`])
      expect(readUnsubscribeToken(nonsense, 'secret-a')).toBeNull()
  })
})

it('random tokens differ and pass a URL unchanged', () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(encodeURIComponent(token)).toBe(token)
})
