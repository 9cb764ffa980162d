import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QuoteAction, quoteActions, quoteActors, type QuoteStage, quoteStages } from '../reference/quote-terms'
import { actorInRole, isEnded, quoteActionsFor, type QuoteRole, quoteTransition } from './quote-process'

const roles: readonly QuoteRole[] = [...quoteActors, 'stand-in']

/** Every step that is allowed, written out by hand; all others are refused. */
const allowed: readonly `${QuoteRole} ${QuoteAction}: ${QuoteStage} to ${QuoteStage}`[] = [
  'seller send: requested to sent',
  'seller send: sent to sent',
  'seller send: countered to sent',
  'seller send: expired to sent',
  'customer counter: sent to countered',
  'customer accept: sent to accepted',
  'customer order: sent to ordered',
  'customer order: accepted to ordered',
  'customer decline: sent to declined',
  'customer decline: countered to declined',
  'customer decline: accepted to declined',
  'seller decline: requested to declined',
  'seller decline: countered to declined',
  'stand-in decline: requested to declined',
  'stand-in decline: countered to declined',
  'customer withdraw: requested to withdrawn',
  'seller withdraw: sent to withdrawn',
  'system expire: requested to expired',
  'system expire: sent to expired',
  'system expire: countered to expired',
  'system expire: accepted to expired',
  'system reopen: ordered to accepted',
]

describe('the graph of a quote', () => {
  it('allows each action in each stage to exactly those who may', () => {
    const found = quoteStages.flatMap((stage) =>
      quoteActions.flatMap((action) =>
        roles.flatMap((actor) => {
          const result = quoteTransition(stage, action, actor)
          return result.ok ? [`${actor} ${action}: ${stage} to ${result.to}`] : []
        }),
      ),
    )
    expect(found.toSorted()).toEqual([...allowed].toSorted())
  })

  it('says whether an actor never may, or not now', () => {
    expect(quoteTransition('sent', 'accept', 'seller')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
    expect(quoteTransition('requested', 'accept', 'customer')).toEqual({ ok: false, reason: 'WRONG_STAGE' })
    expect(quoteActionsFor('accepted', 'seller')).toEqual([])
    expect(quoteActionsFor('sent', 'admin')).toEqual([])
  })

  it('lets an admin who stands in for a managed profile decline, and no other one anything', () => {
    expect(quoteActionsFor('requested', 'stand-in')).toEqual(['decline'])
    for (const stage of quoteStages) {
      expect(quoteActionsFor(stage, 'admin')).toEqual([])
      for (const action of quoteActionsFor(stage, 'stand-in'))
        expect(quoteActionsFor(stage, 'seller')).toContain(action)
    }
    expect(actorInRole('stand-in')).toBe('admin')
    for (const actor of quoteActors) expect(actorInRole(actor)).toBe(actor)
  })

  it('an accepted price binds the provider until it is reserved, declined, or expired', () => {
    for (const action of quoteActions) expect(quoteTransition('accepted', action, 'seller').ok).toBe(false)
  })

  it('is ordered once between payments that came to nothing, and people never leave an end', () => {
    const steps = fc.array(fc.record({ action: fc.constantFrom(...quoteActions), actor: fc.constantFrom(...roles) }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(steps, (list) => {
        let stage: QuoteStage = 'requested'
        let live = 0
        for (const { action, actor } of list) {
          const result = quoteTransition(stage, action, actor)
          if (!result.ok) continue
          if (isEnded(stage)) expect(['reopen', 'send']).toContain(action)
          if (action === 'order') live++
          if (action === 'reopen') live--
          stage = result.to
          expect(live).toBe(stage === 'ordered' ? 1 : 0)
        }
      }),
    )
  })
})
