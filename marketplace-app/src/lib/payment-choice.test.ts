import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'
import { describe, expect, it } from 'vitest'
import { initialChoice, isComplete, paymentFields } from './payment-choice'

const ach = { id: 1, isUsable: true } as AchAccount
const card = { id: 2 } as Card
const billingInfo = { id: 3 } as BillingInfo
const summary = { primaryACH: ach, primaryCard: card, primaryBillingInfo: billingInfo, annualPlan: false }

describe('the choice of a payment method', () => {
  it('starts with ACH and the primaries (R-395, R-396)', () => {
    expect(initialChoice(summary)).toEqual({ paymentType: 'ACH', ach, card, billingInfo })
    expect(initialChoice({ ...summary, primaryACH: { ...ach, isUsable: false } }).ach).toBeNull()
  })

  it('is complete with a usable account, or with a card and billing details (R-396)', () => {
    const choice = initialChoice(summary)
    expect(isComplete(choice)).toBe(true)
    expect(isComplete({ ...choice, ach: null })).toBe(false)
    expect(isComplete({ ...choice, paymentType: 'CARD' })).toBe(true)
    expect(isComplete({ ...choice, paymentType: 'CARD', billingInfo: null })).toBe(false)
    expect(isComplete({ ...choice, paymentType: 'CARD', card: null })).toBe(false)
  })

  it('sends only what belongs to the way chosen', () => {
    const choice = initialChoice(summary)
    expect(paymentFields(choice)).toEqual({ paymentType: 'ACH', achId: 1 })
    expect(paymentFields({ ...choice, paymentType: 'CARD' })).toEqual({
      paymentType: 'CARD',
      billingInfoId: 3,
      cardId: 2,
    })
  })
})
