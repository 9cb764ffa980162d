import { sourcingTransition } from '@stackyard/shared/domain/sourcing-process'
import {
  type SourcingAction,
  sourcingActions,
  type SourcingState,
  sourcingStates,
} from '@stackyard/shared/reference/sourcing-terms'
import { describe, expect, it } from 'vitest'
import { call, type Reply } from '../../../setup/api'
import { inDays } from '../../../setup/days'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { afterLimit, eventBody, listingsOfOthers } from './event'
import { type Actor, actors, isProvider, type Status, strangersTo, testEveryAction } from './everybody'
import { type Staged, stagesOf } from './stages'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack

/** Every action that somebody can call for; the others are done by jobs. */
type Called = Exclude<SourcingAction, 'expire'>
const called = sourcingActions.filter((action): action is Called => action !== 'expire')

const asked = await twoProviders(stack)
const [third = 0] = await listingsOfOthers(pool, [asked.mine, asked.theirs], 1)
const stages = stagesOf(stack, asked)
const strangers = await strangersTo(stack, asked.seller, (await newSeller(stack)).token)

/** The call of an action on a request, with everything it needs to succeed where it may. */
const calls: Record<Called, (made: Staged) => readonly ['POST' | 'PUT', string, unknown]> = {
  save: () => ['PUT', '', eventBody([asked.mine], { isSent: false, title: 'Saved anew' })],
  open: () => ['PUT', '', eventBody([asked.mine, asked.theirs])],
  invite: () => ['POST', '/invite', { warehouseIds: [third] }],
  uninvite: () => ['POST', '/uninvite', { warehouseId: asked.theirs }],
  extend: () => ['POST', '/extend', { answerBy: inDays(30) }],
  ask: () => ['POST', '/questions', { question: 'How high?' }],
  reply: ({ questionId }) => ['POST', `/questions/${questionId}/answer`, { answer: 'Two high.' }],
  award: ({ quoteId }) => ['POST', '/award', { quoteId, revision: 1 }],
  close: () => ['POST', '/close', { reason: 'plans' }],
}

function act(action: Called, made: Staged, token: string | undefined): Promise<Reply<unknown>> {
  const [method, path, body] = calls[action](made)
  return afterLimit(() =>
    call(url, method, `/merchants/sourcing/${made.id}${path}`, { body, ...(token ? { token } : {}) }),
  )
}

/** The status of the answer, by the graph and by who may know of the request at all. */
function wanted(state: SourcingState, action: Called, actor: Actor): Status {
  if (actor === 'visitor') return 401
  if (actor === 'admin') return 403
  const side = isProvider(actor) ? 'seller' : 'customer'
  const result = sourcingTransition(state, action, side)
  if (!result.ok && result.reason === 'NOT_ALLOWED') return 403
  const isKnown = actor === 'asked provider' ? state !== 'draft' : actor === 'merchant' || actor === 'colleague'
  if (!isKnown) return 404
  return result.ok ? 200 : 409
}

function next(state: SourcingState, action: Called): string {
  const result = sourcingTransition(state, action, action === 'ask' ? 'seller' : 'customer', 0)
  return result.ok ? result.to : result.reason
}

async function stateOf({ id }: Staged): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from market.sourcing_event where id = $1', [id])
  return rows[0]?.state
}

describe('every action on a request in every state by everybody', () =>
  testEveryAction({
    stack,
    states: sourcingStates,
    actions: called,
    make: (state) => stages.eventIn(state),
    strangers,
    act,
    wanted,
    next,
    stateOf,
  }))

it.each(called)('%s is let through to somebody in some state', (action) => {
  const statuses = sourcingStates.flatMap((state) => actors.map((actor) => wanted(state, action, actor)))
  expect(statuses).toContain(200)
})
