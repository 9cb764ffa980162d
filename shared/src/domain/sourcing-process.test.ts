import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type SourcingAction,
  sourcingActions,
  type SourcingActor,
  sourcingActors,
  type SourcingState,
  sourcingStates,
} from '../reference/sourcing-terms'
import { sourcingActionsFor, sourcingTransition } from './sourcing-process'

/** Every step that is allowed, written out by hand; all others are refused. */
const allowed: readonly `${SourcingActor} ${SourcingAction}: ${SourcingState} to ${SourcingState}`[] = [
  'customer save: draft to draft',
  'customer open: draft to open',
  'customer invite: open to open',
  'customer uninvite: open to open',
  'customer extend: open to open',
  'seller ask: open to open',
  'customer reply: open to open',
  'customer award: open to awarded',
  'customer close: draft to closed',
  'customer close: open to closed',
  'system expire: open to expired',
]

describe('the graph of a request to several warehouses', () => {
  it('allows each action in each state to exactly those who may', () => {
    const found = sourcingStates.flatMap((state) =>
      sourcingActions.flatMap((action) =>
        sourcingActors.flatMap((actor) => {
          const result = sourcingTransition(state, action, actor)
          return result.ok ? [`${actor} ${action}: ${state} to ${result.to}`] : []
        }),
      ),
    )
    expect(found.toSorted()).toEqual([...allowed].toSorted())
  })

  it('stays open while a lot has no award', () => {
    expect(sourcingTransition('open', 'award', 'customer', 2)).toEqual({ ok: true, to: 'open' })
    expect(sourcingTransition('open', 'award', 'customer', 0)).toEqual({ ok: true, to: 'awarded' })
  })

  it('says whether an actor never may, or not now', () => {
    expect(sourcingTransition('open', 'award', 'seller')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(sourcingTransition('closed', 'award', 'customer')).toEqual({ ok: false, reason: 'WRONG_STATE' })
    expect(sourcingActionsFor('open', 'seller')).toEqual(['ask'])
  })

  it('never leaves an end', () => {
    const step = fc.record({
      action: fc.constantFrom(...sourcingActions),
      actor: fc.constantFrom(...sourcingActors),
      lotsLeft: fc.nat(4),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: SourcingState = 'draft'
        for (const { action, actor, lotsLeft } of steps) {
          const result = sourcingTransition(state, action, actor, lotsLeft)
          if (!result.ok) continue
          expect(['draft', 'open']).toContain(state)
          state = result.to
        }
      }),
    )
  })
})
