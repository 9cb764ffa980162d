import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed'

const SECRET = 'a-secret-of-these-tests-alone'
const now = new Date('2030-01-01T00:00:00Z')
const later = new Date(now.getTime() + 60_000)
const sealed = seal({ who: 'Dana' }, later, SECRET, 'one')

describe('a sealed value', () => {
  it('comes back while it lasts, and shows nothing of itself', () => {
    expect(unseal(sealed, now, SECRET, 'one')).toEqual({ who: 'Dana' })
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Dana')
  })

  it('is null when it is over, changed, of another purpose or of another secret', () => {
    const bytes = Buffer.from(sealed, 'base64url')
    bytes[15] = (bytes[15] ?? 0) ^ 1
    expect(unseal(sealed, later, SECRET, 'one')).toBeNull()
    expect(unseal(bytes.toString('base64url'), now, SECRET, 'one')).toBeNull()
    expect(unseal(sealed, now, SECRET, 'two')).toBeNull()
    expect(unseal(sealed, now, 'another-secret', 'one')).toBeNull()
  })

  it.each(['', 'short', '%%%', 'A'.repeat(5000)])('is null for %j', (text) => {
    expect(unseal(text, now, SECRET, 'one')).toBeNull()
  })
})
