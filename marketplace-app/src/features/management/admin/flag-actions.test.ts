import { describe, expect, it } from 'vitest'
import { flagActions, mayDelete } from './flag-actions'

const off = { visible: false, isVerified: false, isFeatured: false, isFirstSpotlight: false, isHighPriority: false }
const on = { visible: true, isVerified: true, isFeatured: true, isFirstSpotlight: true, isHighPriority: true }

describe('the admin’s menu', () => {
  it('R-263: offers only the opposite of the present state', () => {
    expect(flagActions(off).map(({ label }) => label)).toEqual([
      'Show this warehouse',
      'Make verified',
      'Make spotlight',
      'Make 1st spotlight',
      'Make high priority',
    ])
    expect(flagActions(on).map(({ label }) => label)).toEqual([
      'Hide this warehouse',
      'Remove verified',
      'Remove spotlight',
      'Remove 1st spotlight',
      'Remove high priority',
    ])
    for (const { value } of flagActions(on)) expect(value).toBe(false)
  })

  it('a paid plan is needed to give spotlight and priority, never to take them', () => {
    expect(
      flagActions(off)
        .filter((action) => action.needsPlan)
        .map(({ flag }) => flag),
    ).toEqual(['isFeatured', 'isFirstSpotlight', 'isHighPriority'])
    expect(flagActions(on).some((action) => action.needsPlan)).toBe(false)
  })

  it('delete is for listings of managers and sellers', () => {
    expect(['manager', 'seller', 'admin'].map((userType) => mayDelete({ seller: { userType } }))).toEqual([
      true,
      true,
      false,
    ])
  })
})
