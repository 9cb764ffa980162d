import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  installmentActions,
  installmentActors,
  type InstallmentState,
  installmentStates,
} from '../reference/installment-states'
import { daysBetween } from './calendar'
import { commitmentOf } from './commitment'
import { installmentActionsFor, installmentPlan, installmentTransition, nextTryDay } from './installment-process'

/** Every step that is allowed while no further try is planned, written out by hand; all others are refused. */
const allowed = [
  'system charge: scheduled to charging',
  'system charge: retrying to charging',
  'customer pay: retrying to charging',
  'customer pay: failed to charging',
  'system process: charging to processing',
  'system settle: charging to paid',
  'system settle: processing to paid',
  'system fail: charging to failed',
  'system fail: processing to failed',
  'system cancel: scheduled to canceled',
  'system cancel: retrying to canceled',
  'system cancel: failed to canceled',
  'system change: scheduled to scheduled',
]

describe('the graph of an installment', () => {
  it('allows each action in each state to exactly those who may', () => {
    const found = installmentStates.flatMap((state) =>
      installmentActions.flatMap((action) =>
        installmentActors.flatMap((actor) => {
          const result = installmentTransition(state, action, actor, false)
          return result.ok ? [`${actor} ${action}: ${state} to ${result.to}`] : []
        }),
      ),
    )
    expect(found.toSorted()).toEqual(allowed.toSorted())
  })

  it('waits for the next try while one is planned', () => {
    expect(installmentTransition('charging', 'fail', 'system', true)).toEqual({ ok: true, to: 'retrying' })
    expect(installmentActionsFor('failed', 'customer')).toEqual(['pay'])
    expect(installmentActionsFor('failed', 'seller')).toEqual([])
  })

  it('is tried again 1, 3, and 7 days after the first try, and then no more by itself', () => {
    const days = [1, 2, 3, 4].map((tries) => nextTryDay('2027-01-30', tries))
    expect(days).toEqual(['2027-01-31', '2027-02-02', '2027-02-06', null])
  })

  it('is settled at most once, whatever is done to it', () => {
    const step = fc.record({
      action: fc.constantFrom(...installmentActions),
      actor: fc.constantFrom(...installmentActors),
      hasNextTry: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: InstallmentState = 'scheduled'
        let settled = 0
        for (const { action, actor, hasNextTry } of steps) {
          const result = installmentTransition(state, action, actor, hasNextTry)
          if (!result.ok) continue
          expect(['paid', 'canceled']).not.toContain(state)
          if (result.to === 'paid') settled++
          state = result.to
        }
        expect(settled).toBe(state === 'paid' ? 1 : 0)
      }),
    )
  })
})

describe('the plan of installments', () => {
  it('adds up with the first payment to the total of the term, to the cent', () => {
    const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    const cents = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(start, fc.constantFrom(1, 3, 6, 12), cents, cents, (date, term, monthCents, setupCents) => {
        const startDay = date.toISOString().slice(0, 10)
        const plan = installmentPlan(startDay, term, monthCents)
        const dueCents = monthCents + setupCents
        const { totalCents, months } = commitmentOf({
          type: 'offering',
          dueCents,
          monthCents,
          setupCents,
          term,
          startDay,
          paymentType: 'CARD',
          warehouse: 'A',
        })
        expect(dueCents + plan.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
        expect(plan.map(({ dueDay }) => dueDay)).toEqual(months.slice(1).map(({ day }) => day))
        for (const [index, { dueDay }] of plan.entries())
          expect(daysBetween(plan[index - 1]?.dueDay ?? startDay, dueDay)).toBeGreaterThanOrEqual(28)
      }),
    )
  })
})
