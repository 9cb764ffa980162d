import { sourcingTransition } from '@stackyard/shared/domain/sourcing-process'
import {
  type SourcingAction,
  sourcingActions,
  type SourcingState,
  sourcingStates,
} from '@stackyard/shared/reference/sourcing-terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call, type Reply } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { listingOf } from '../quote/ask'
import { afterLimit, eventBody, listingsOfOthers } from './event'
import { type Actor, actors, codes, isProvider, keptFixtures, tokensOf } from './everybody'
import { keptOf, type Staged, stagesOf } from './stages'

const stack = sharedStack()
const { url, pool } = stack

/** Every action that somebody can call for; the others are done by jobs. */
type Called = Exclude<SourcingAction, 'expire'>
const called = sourcingActions.filter((action): action is Called => action !== 'expire')

let seller = ''
let stages: ReturnType<typeof stagesOf>
let third = 0
const asked = { mine: 0, theirs: 0 }
const strangers = new Map<Actor, string | undefined>()
beforeAll(async () => {
  seller = await tokenOf(url, 'seller')
  asked.mine = await listingOf(pool, ACTORS.seller)
  asked.theirs = await listingOf(pool, ACTORS.seller2)
  ;[third = 0] = await listingsOfOthers(pool, [asked.mine, asked.theirs], 1)
  stages = stagesOf(stack, { ...asked, seller })
  strangers.set('other merchant', (await newBuyer(stack)).token)
  strangers.set('asked provider', seller)
  strangers.set('other provider', (await newSeller(stack)).token)
  strangers.set('admin', await tokenOf(url, 'admin'))
})

/** The call of an action on a request, with everything it needs to succeed where it may. */
const calls: Record<Called, (made: Staged) => readonly ['POST' | 'PUT', string, unknown]> = {
  save: () => ['PUT', '', eventBody([asked.mine], { isSent: false, title: 'Saved anew' })],
  open: () => ['PUT', '', eventBody([asked.mine, asked.theirs])],
  invite: () => ['POST', '/invite', { warehouseIds: [third] }],
  uninvite: () => ['POST', '/uninvite', { warehouseId: asked.theirs }],
  ask: () => ['POST', '/questions', { question: 'How high?' }],
  reply: ({ questionId }) => ['POST', `/questions/${questionId}/answer`, { answer: 'Two high.' }],
  award: ({ quoteId }) => ['POST', '/award', { quoteId, revision: 1 }],
  close: () => ['POST', '/close', { reason: 'plans' }],
}

function act(action: Called, made: Staged, token: string | undefined): Promise<Reply<unknown>> {
  const [method, path, body] = calls[action](made)
  return call(url, method, `/merchants/sourcing/${made.id}${path}`, { body, ...(token ? { token } : {}) })
}

/** The status of the answer, by the graph and by who may know of the request at all. */
function wanted(state: SourcingState, action: Called, actor: Actor): 200 | 401 | 403 | 404 | 409 {
  if (actor === 'visitor') return 401
  if (actor === 'admin') return 403
  const side = isProvider(actor) ? 'seller' : 'customer'
  const result = sourcingTransition(state, action, side)
  if (!result.ok && result.reason === 'NOT_ALLOWED') return 403
  const isKnown = actor === 'asked provider' ? state !== 'draft' : actor === 'merchant' || actor === 'colleague'
  if (!isKnown) return 404
  return result.ok ? 200 : 409
}

const fixtures = keptFixtures((state: SourcingState) => stages.eventIn(state))
const tokenFor = tokensOf(stack, strangers)

const rows = sourcingStates.flatMap((state) => actors.map((actor) => ({ state, actor })))

describe('every action on a request in every state by everybody', () => {
  it.each(rows)('$state: $actor', { timeout: 120_000 }, async ({ state, actor }) => {
    for (const action of called) {
      const made = await fixtures.in(state)
      const token = await tokenFor(actor, made)
      const before = await keptOf(stack, made.id)
      const reply = await afterLimit(() => act(action, made, token))
      const row = `${state}: ${action} by ${actor}: ${JSON.stringify(reply.error)}`
      const status = wanted(state, action, actor)
      expect(reply.status, row).toBe(status)
      const after = await keptOf(stack, made.id)
      if (status !== 200) {
        expect(reply.error?.code, row).toBe(codes[status])
        expect(after, row).toBe(before)
        continue
      }
      fixtures.spent(state)
      expect(after, row).not.toBe(before)
      const result = sourcingTransition(state, action, action === 'ask' ? 'seller' : 'customer', 0)
      const { rows: found } = await pool.query<{ state: string }>(
        'select state from market.sourcing_event where id = $1',
        [made.id],
      )
      expect(found[0]?.state, row).toBe(result.ok ? result.to : 'not allowed')
    }
  })
})
