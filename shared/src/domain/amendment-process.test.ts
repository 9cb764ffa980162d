import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amendmentActions,
  amendmentActors,
  amendmentSides,
  amendmentStates,
  type AmendmentState,
} from '../reference/amendment-terms'
import { amendmentActionsFor, amendmentTransition, otherSide } from './amendment-process'

/** Every step that is allowed, written out by hand; all others are refused. */
const allowed = [
  'customer accept of seller: proposed to accepted',
  'seller accept of customer: proposed to accepted',
  'customer decline of seller: proposed to declined',
  'seller decline of customer: proposed to declined',
  'customer withdraw of customer: proposed to withdrawn',
  'seller withdraw of seller: proposed to withdrawn',
  'system expire of customer: proposed to expired',
  'system expire of seller: proposed to expired',
]

const actor = fc.constantFrom(...amendmentActors)
const action = fc.constantFrom(...amendmentActions)

describe('the graph of a proposed change', () => {
  it('allows each action in each state to exactly those who may', () => {
    const found = amendmentStates.flatMap((state) =>
      amendmentSides.flatMap((proposedBy) =>
        amendmentActions.flatMap((each) =>
          amendmentActors.flatMap((by) => {
            const result = amendmentTransition({ state, proposedBy }, each, by)
            return result.ok ? [`${by} ${each} of ${proposedBy}: ${state} to ${result.to}`] : []
          }),
        ),
      ),
    )
    expect(found.toSorted()).toEqual(allowed.toSorted())
  })

  it('says whether an actor never may, or not now', () => {
    const proposal = { state: 'proposed', proposedBy: 'seller' } as const
    expect(amendmentTransition(proposal, 'accept', 'seller')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(amendmentTransition(proposal, 'accept', 'admin')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(amendmentTransition({ ...proposal, state: 'expired' }, 'accept', 'customer')).toEqual({
      ok: false,
      reason: 'WRONG_STATE',
    })
    expect(amendmentActionsFor(proposal, 'customer')).toEqual(['accept', 'decline'])
    expect(amendmentActionsFor(proposal, 'seller')).toEqual(['withdraw'])
    expect(otherSide(otherSide('seller'))).toBe('seller')
  })

  it('is decided at most once, whatever is done to it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...amendmentSides),
        fc.array(fc.record({ action, actor }), { maxLength: 12 }),
        (proposedBy, steps) => {
          let state: AmendmentState = 'proposed'
          let decided = 0
          for (const step of steps) {
            const result = amendmentTransition({ state, proposedBy }, step.action, step.actor)
            if (!result.ok) continue
            state = result.to
            decided++
          }
          expect(decided).toBe(state === 'proposed' ? 0 : 1)
        },
      ),
    )
  })
})
