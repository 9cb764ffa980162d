import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalActions, arrivalActors, type ArrivalState, arrivalStates } from '../reference/arrival-states'
import { orderStatuses } from './order-status'
import {
  arrivalActionsFor,
  arrivalTransition,
  isOpenArrival,
  slotProblem,
  canAnnounceOn,
  takesAnnouncements,
  takesArrivals,
} from './arrival-process'

/** Every step that is allowed, written out by hand; all others are refused. */
const allowed = [
  'seller confirm: requested to confirmed',
  'seller propose: requested to proposed',
  'seller propose: proposed to proposed',
  'seller propose: confirmed to proposed',
  'seller decline: requested to declined',
  'seller decline: proposed to declined',
  'seller check-in: requested to checked-in',
  'seller check-in: proposed to checked-in',
  'seller check-in: confirmed to checked-in',
  'customer accept: proposed to confirmed',
  'customer cancel: requested to canceled',
  'customer cancel: proposed to canceled',
  'customer cancel: confirmed to canceled',
  'system cancel: requested to canceled',
  'system cancel: proposed to canceled',
  'system cancel: confirmed to canceled',
]

describe('the graph of an arrival', () => {
  it('allows each action in each state to exactly those who may', () => {
    const found = arrivalStates.flatMap((state) =>
      arrivalActions.flatMap((action) =>
        arrivalActors.flatMap((actor) => {
          const result = arrivalTransition(state, action, actor)
          return result.ok ? [`${actor} ${action}: ${state} to ${result.to}`] : []
        }),
      ),
    )
    expect(found.toSorted()).toEqual(allowed.toSorted())
  })

  it('tells who never may from who may not now', () => {
    expect(arrivalTransition('requested', 'confirm', 'customer')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(arrivalTransition('declined', 'confirm', 'seller')).toEqual({ ok: false, reason: 'WRONG_STATE' })
    for (const action of arrivalActions)
      expect(arrivalTransition('requested', action, 'admin')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
  })

  it('has a button for each step that its reader may take', () => {
    expect(arrivalActionsFor('requested', 'seller')).toEqual(['confirm', 'propose', 'decline', 'check-in'])
    expect(arrivalActionsFor('proposed', 'customer')).toEqual(['accept', 'cancel'])
    expect(arrivalActionsFor('checked-in', 'seller')).toEqual([])
  })

  it('ends once: nothing changes an arrival that is checked in, canceled, or declined', () => {
    const step = fc.record({
      action: fc.constantFrom(...arrivalActions),
      actor: fc.constantFrom(...arrivalActors),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: ArrivalState = 'requested'
        let ends = 0
        for (const { action, actor } of steps) {
          const result = arrivalTransition(state, action, actor)
          if (!result.ok) continue
          state = result.to
          if (!isOpenArrival(state)) ends++
        }
        expect(ends).toBe(isOpenArrival(state) ? 0 : 1)
      }),
    )
  })
})

describe('a reservation', () => {
  it('takes arrivals while the warehouse has accepted it', () => {
    const taking = orderStatuses.flatMap((status) =>
      [null, 'pending', 'approved'].flatMap((prior) =>
        takesArrivals({ status, priorStatus: prior as 'pending' | 'approved' | null }) ? [`${status} ${prior}`] : [],
      ),
    )
    expect(taking).toEqual([
      'approved null',
      'approved pending',
      'approved approved',
      'customer_cancel_request approved',
    ])
    expect(orderStatuses.filter(takesAnnouncements)).toEqual(['approved'])
  })
})

describe('a slot', () => {
  const term = { startDay: '2026-12-01', endDay: '2027-03-01' }
  const slot = { day: '2026-12-05', windowStart: '08:00', windowEnd: '10:00' }
  it.each([
    ['on the first day', { day: '2026-12-01' }, null],
    ['on the last day', { day: '2027-02-28' }, null],
    ['before the term', { day: '2026-11-30' }, 'day'],
    ['after the term', { day: '2027-03-01' }, 'day'],
    ['that ends before it begins', { windowStart: '10:00', windowEnd: '08:00' }, 'windowEnd'],
    ['without any time', { windowStart: '08:00', windowEnd: '08:00' }, 'windowEnd'],
  ])('%s', (_, more, path) => {
    expect(slotProblem({ ...slot, ...more }, term, '2026-11-20')?.path ?? null).toBe(path)
  })

  it('is from today on, also where the reservation has no term', () => {
    const open = { startDay: null, endDay: null }
    expect(slotProblem(slot, open, '2026-12-05')).toBeNull()
    expect(slotProblem(slot, open, '2026-12-06')?.path).toBe('day')
    expect(slotProblem(slot, term, '2026-12-06')?.path).toBe('day')
  })
})

it('announces no goods once the term is over', () => {
  const until = (endDay: string | null) => canAnnounceOn({ status: 'approved', endDay }, '2026-11-28')
  expect([until(null), until('2026-11-29'), until('2026-11-28')]).toEqual([true, true, false])
  expect(canAnnounceOn({ status: 'pending', endDay: null }, '2026-11-28')).toBe(false)
})
