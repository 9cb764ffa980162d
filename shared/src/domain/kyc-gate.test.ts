import { describe, expect, it } from 'vitest'
import { needsIdentityCheck } from './kyc-gate'

describe('identity gate', () => {
  it.each([
    [false, 1_000_000, 1_000_000, false],
    [false, 1_000_001, 0, true],
    [false, 0, 1_000_001, true],
    [true, 9_000_000, 9_000_000, false],
  ])('verified %s, monthly %d, due %d → %s', (kycVerified, monthlyTotalCents, amountDueCents, needed) => {
    expect(needsIdentityCheck({ kycVerified, monthlyTotalCents, amountDueCents })).toBe(needed)
  })
})
