import { describe, expect, it } from 'vitest'
import { modeOf, readWizardSearch, shareableLink } from './wizard-link'

const mode = (query: string, userId: number | null = null) =>
  modeOf(readWizardSearch(Object.fromEntries(new URLSearchParams(query))), userId)

describe('the address of the wizard', () => {
  it('R-187, R-188: email, company and steps are read; what cannot be read is absent', () => {
    expect(readWizardSearch({ email: ' a@b.co ', company: 'Acme', steps: '1', ref: '7' })).toEqual({
      email: 'a@b.co',
      company: 'Acme',
      steps: 1,
      ref: 7,
    })
    expect(readWizardSearch({ email: 3, steps: '5', ref: '-1', pendingRFP: 'yes', merchantId: 'x' })).toEqual({})
  })

  it.each([
    ['', true],
    ['steps=1', true],
    ['email=a@b.co', true],
    ['ref=7', false],
    ['warehouseId=3', false],
    ['merchantId=3', false],
    ['company=Acme', false],
    ['pendingRFP=true', false],
  ])('R-199: %j is direct access: %s', (query, isDirect) => {
    expect(mode(query).isDirect).toBe(isDirect)
  })

  it('R-204: a referral without login has a referrer and a warehouse, and nobody is signed in', () => {
    expect(mode('ref=7&warehouseId=3').isReferral).toBe(true)
    expect(mode('ref=7').isReferral).toBe(false)
    expect(mode('ref=7&warehouseId=3', 5).isReferral).toBe(false)
  })

  it.each([
    ['steps=1', null, true, 1],
    ['steps=1', 5, true, 1],
    ['steps=0', null, false, 0],
    ['ref=7&warehouseId=3&steps=1', null, false, 0],
    ['ref=7&warehouseId=3&steps=1', 5, true, 1],
    ['merchantId=5&pendingRFP=true&company=Acme', 5, true, 1],
    ['merchantId=5&pendingRFP=true', 5, false, 0],
    ['', null, false, 0],
  ] as const)('R-188, R-195: %j for %j skips the check: %j, and begins at step %j', (query, user, isSkipped, step) => {
    expect(mode(query, user)).toMatchObject({ isCheckSkipped: isSkipped, firstStep: step })
  })

  it('R-190, R-206: a pending request opens for its merchant alone', () => {
    const query = 'merchantId=5&pendingRFP=true'
    expect(mode(query, 5)).toMatchObject({ isPublicButton: true, isForbidden: false, needsSession: false })
    expect(mode(query, 6)).toMatchObject({ isPublicButton: false, isForbidden: true, needsSession: false })
    expect(mode(query, null)).toMatchObject({ isPublicButton: false, isForbidden: false, needsSession: true })
    expect(mode('pendingRFP=true', 6).isForbidden).toBe(true)
    expect(mode('merchantId=5', 6).isForbidden).toBe(false)
  })

  it('R-200: the way back after sign-in has the referrer, the warehouse and the next step', () => {
    const search = readWizardSearch({ ref: '7', warehouseId: '3', email: 'a@b.co', company: 'Acme' })
    expect(shareableLink(3, search, 1)).toBe('/warehouses/rfp/3?ref=7&warehouseId=3&steps=1')
    expect(shareableLink(3, {}, 2)).toBe('/warehouses/rfp/3?steps=2')
  })
})
