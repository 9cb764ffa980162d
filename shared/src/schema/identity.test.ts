import { describe, expect, it } from 'vitest'
import { IdentityInput, isOfAge } from './identity'

describe('the age to enter contracts', () => {
  it('is reached on the eighteenth birthday', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    expect(isOfAge('2008-11-22', now)).toBe(true)
    expect(isOfAge('2008-11-23', now)).toBe(false)
  })
})

describe('an application', () => {
  it('refuses days there are not', () => {
    const days = ['2000-02-30', '2000-13-01', '1.1.2000', '', '1899-12-31', '9999-99-99']
    for (const dateOfBirth of days) {
      const issues = IdentityInput.safeParse({ dateOfBirth }).error?.issues ?? []
      expect(
        issues.map((issue) => issue.path[0]),
        dateOfBirth,
      ).toContain('dateOfBirth')
    }
    const issues = IdentityInput.safeParse({ dateOfBirth: '1990-04-12' }).error?.issues ?? []
    expect(issues.map((issue) => issue.path[0])).not.toContain('dateOfBirth')
  })
})
