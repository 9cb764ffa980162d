import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionsFor,
  orderActions,
  orderActors,
  transition,
  type OrderAction,
  type OrderActor,
  type OrderState,
} from './order-process'
import { isInFlight, orderStatuses, paymentStates, type OrderStatus, type PaymentState } from './order-status'

const NOW = '2026-11-22T10:00:00.000Z'

const order = (status: OrderStatus, paymentState: PaymentState, more: Partial<OrderState> = {}): OrderState => ({
  status,
  paymentState,
  paymentType: 'CARD',
  adminApprovedAt: null,
  sellerCompletedAt: null,
  priorStatus: null,
  endDay: null,
  ...more,
})

const pending = order('pending', 'authorized')
const approved = order('approved', 'captured', { sellerCompletedAt: NOW })
const asked = order('customer_cancel_request', 'authorized', { priorStatus: 'pending' })
const askedAfterCharge = order('customer_cancel_request', 'captured', {
  priorStatus: 'approved',
  sellerCompletedAt: NOW,
})

describe('the graph of an order', () => {
  it.each([
    [pending, 'approve', 'admin', 'pending', 'authorized', 'none', 'admin_approve'],
    [approved, 'approve', 'admin', 'approved', 'captured', 'none', 'admin_approve'],
    [pending, 'complete', 'seller', 'approved', 'capturing', 'charge', 'seller_complete'],
    [pending, 'request-cancel', 'customer', 'customer_cancel_request', 'authorized', 'none', 'customer_cancel_request'],
    [approved, 'request-cancel', 'customer', 'customer_cancel_request', 'captured', 'none', 'customer_cancel_request'],
    [asked, 'decline-cancel-request', 'seller', 'pending', 'authorized', 'none', 'seller_decline_cancel'],
    [askedAfterCharge, 'decline-cancel-request', 'seller', 'approved', 'captured', 'none', 'seller_decline_cancel'],
    [pending, 'cancel', 'customer', 'cancelled', 'releasing', 'release', 'customer_cancel'],
    [pending, 'cancel', 'seller', 'cancelled', 'releasing', 'release', 'seller_cancel'],
    [asked, 'cancel', 'seller', 'cancelled', 'releasing', 'release', 'seller_cancel'],
    [askedAfterCharge, 'cancel', 'seller', 'cancelled', 'refunding', 'refund', 'seller_cancel'],
    [pending, 'cancel', 'admin', 'cancelled', 'releasing', 'release', 'admin_cancel'],
    [approved, 'cancel', 'admin', 'cancelled', 'refunding', 'refund', 'admin_cancel'],
    [asked, 'cancel', 'admin', 'cancelled', 'releasing', 'release', 'admin_cancel'],
    [
      order('approved', 'charged_back', { sellerCompletedAt: NOW }),
      'cancel',
      'admin',
      'cancelled',
      'charged_back',
      'none',
      'admin_cancel',
    ],
    [pending, 'expire', 'system', 'cancelled', 'releasing', 'release', 'order_expired'],
    [order('pending', 'authorizing'), 'authorization-failed', 'system', 'cancelled', 'failed', 'none', null],
    [order('approved', 'ach_processing'), 'payment-failed', 'system', 'cancelled', 'failed', 'none', 'payment_failed'],
  ] as const)('%o %s by %s', (from, action, actor, status, paymentState, money, event) => {
    const result = transition(from, action, actor, NOW)
    expect(result).toMatchObject({ ok: true, patch: { status, paymentState }, money, event })
  })

  it('R-388: approving is an admin’s, accepting and declining the seller’s, asking the customer’s; a cancel each one’s own', () => {
    const who = (state: OrderState, action: OrderAction): OrderActor[] =>
      orderActors.filter((actor) => actionsFor(state, actor, NOW).includes(action))
    expect(who(pending, 'approve')).toEqual(['admin'])
    expect(who(pending, 'complete')).toEqual(['seller'])
    expect(who(asked, 'decline-cancel-request')).toEqual(['seller'])
    expect(who(pending, 'request-cancel')).toEqual(['customer'])
    expect(who(pending, 'cancel')).toEqual(['customer', 'seller', 'admin'])
    expect(who(approved, 'cancel')).toEqual(['admin'])
  })

  it('has nothing to release for a bank account that was not debited', () => {
    const ach = { ...pending, paymentType: 'ACH' } as const
    expect(transition(ach, 'cancel', 'customer', NOW)).toMatchObject({
      patch: { paymentState: 'released' },
      money: 'none',
    })
  })

  it('sets each fact once', () => {
    expect(transition(pending, 'approve', 'admin', NOW)).toMatchObject({ patch: { adminApprovedAt: NOW } })
    expect(transition({ ...pending, adminApprovedAt: NOW }, 'approve', 'admin', NOW)).toEqual({
      ok: false,
      reason: 'ALREADY_DONE',
    })
    expect(transition(approved, 'complete', 'seller', NOW)).toEqual({ ok: false, reason: 'ALREADY_DONE' })
  })

  it('asks to cancel no reservation whose last day is over', () => {
    const ending = (endDay: string) => ({ ...approved, endDay })
    const over = { ok: false, reason: 'TERM_OVER' }
    expect(transition(ending('2026-11-22'), 'request-cancel', 'customer', NOW)).toEqual(over)
    expect(transition(ending('2026-11-23'), 'request-cancel', 'customer', NOW)).toMatchObject({ ok: true })
    expect(actionsFor(ending('2026-11-22'), 'customer', NOW)).toEqual([])
    expect(actionsFor(ending('2026-11-23'), 'customer', NOW)).toEqual(['request-cancel'])
    expect(actionsFor(ending('2026-11-22'), 'admin', NOW)).toContain('cancel')
  })

  it('refuses to complete once a cancel was requested', () => {
    expect(transition(asked, 'complete', 'seller', NOW)).toEqual({ ok: false, reason: 'WRONG_STATUS' })
  })

  it('waits for both facts where the setting asks for it', () => {
    const settings = { captureRequiresAdmin: true }
    const completed = transition(pending, 'complete', 'seller', NOW, settings)
    expect(completed).toMatchObject({ patch: { status: 'approved', paymentState: 'authorized' }, money: 'none' })
    const after = order('approved', 'authorized', { sellerCompletedAt: NOW })
    expect(transition(after, 'approve', 'admin', NOW, settings)).toMatchObject({
      patch: { paymentState: 'capturing' },
      money: 'charge',
    })
    const early = { ...pending, adminApprovedAt: NOW }
    expect(transition(early, 'complete', 'seller', NOW, settings)).toMatchObject({ money: 'charge' })
  })

  it('lets people do nothing while money is in flight, and nobody anything once cancelled', () => {
    for (const status of orderStatuses) {
      for (const state of paymentStates) {
        for (const actor of orderActors) {
          const actions = actionsFor(order(status, state), actor, NOW)
          if (status === 'cancelled') expect(actions).toEqual([])
          if (isInFlight(state) && actor !== 'system') expect(actions).toEqual([])
        }
      }
    }
  })

  it('shows each actor only their own actions', () => {
    expect(actionsFor(pending, 'customer', NOW)).toEqual(['request-cancel', 'cancel'])
    expect(actionsFor(pending, 'seller', NOW)).toEqual(['complete', 'cancel'])
    expect(actionsFor(pending, 'admin', NOW)).toEqual(['approve', 'cancel'])
    expect(actionsFor(asked, 'seller', NOW)).toEqual(['decline-cancel-request', 'cancel'])
    expect(actionsFor(asked, 'customer', NOW)).toEqual([])
    expect(transition(pending, 'approve', 'seller', NOW)).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(transition(pending, 'complete', 'customer', NOW)).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
  })

  it('never charges twice, never re-opens a charged order, never leaves cancelled', () => {
    const steps = fc.array(
      fc.record({ action: fc.constantFrom(...orderActions), actor: fc.constantFrom(...orderActors) }),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(steps, fc.boolean(), fc.constantFrom('CARD', 'ACH'), (list, captureRequiresAdmin, paymentType) => {
        let state: OrderState = order('pending', 'authorized', { paymentType })
        let charges = 0
        let chargedOnce = false
        for (const { action, actor } of list as { action: OrderAction; actor: OrderActor }[]) {
          const result = transition(state, action, actor, NOW, { captureRequiresAdmin })
          if (!result.ok) continue
          expect(state.status).not.toBe('cancelled')
          state = { ...state, ...result.patch }
          if (result.money === 'charge') {
            charges += 1
            chargedOnce = true
            state.paymentState = 'captured'
          }
          if (chargedOnce) expect(state.status).not.toBe('pending')
          if (result.money === 'refund') expect(chargedOnce).toBe(true)
          if (result.money === 'release') expect(chargedOnce).toBe(false)
        }
        expect(charges).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2000 },
    )
  })
})
