import { expect, it } from 'vitest'
import { linkToken, readLinkToken } from './link-token'

it('R-225: a token names its link and cannot be made for another one', () => {
  const token = linkToken(12, 'secret')
  expect(readLinkToken(token, 'secret')).toBe(12)
  expect(readLinkToken(token.replace(/^12/, '13'), 'secret')).toBeNull()
  expect(readLinkToken(token, 'another secret')).toBeNull()
  for (const broken of ['', '12', '12.', '1e1.x', `-${token}`, `${token}x`])
    expect(readLinkToken(broken, 'secret')).toBeNull()
})
