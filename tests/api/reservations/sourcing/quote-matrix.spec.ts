import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import { type QuoteStage, quoteStages } from '@stackyard/shared/reference/quote-terms'
import { describe, expect, it } from 'vitest'
import { call, type Reply } from '../../../setup/api'
import { palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { needOf, offerBody, ofOneSide, quoteActions, quotesOf } from '../quote/offer'
import { type Actor, actors, isProvider, type Status, strangersTo, testEveryAction } from './everybody'
import { type Staged, stagesOf } from './stages'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url } = stack
const quotes = quotesOf(stack)

type Called = (typeof quoteActions)[number]

const asked = await twoProviders(stack)
const { mine } = asked
const stages = stagesOf(stack, asked)
// The other provider is asked by the same request, for a quote of their own.
const strangers = await strangersTo(stack, asked.seller, asked.other)

async function act(action: Called, made: Staged, token: string | undefined): Promise<Reply<unknown>> {
  const { quoteId, buyer } = made
  const who = token ? { token } : {}
  if (action === 'order') {
    const { quantity, startDate, term: selectedTerm } = needOf()
    const body = palletsByCard(buyer, mine, { quantity, startDate, selectedTerm, quoteId })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return call(url, 'POST', '/purchase/', { body, headers, ...who })
  }
  const { revision } = (await quotes.read(quoteId, buyer.token)).results.offer ?? { revision: 1 }
  const body = action === 'send' ? offerBody() : { revision, storage: 12 }
  return call(url, 'POST', `/merchants/quotes/${quoteId}/${action}`, { body, ...who })
}

/** The status of the answer, by the graph, by who may know of the quote, and by the request that it is chosen in. */
function wanted(stage: QuoteStage, action: Called, actor: Actor): Status {
  if (actor === 'visitor') return 401
  if (actor === 'admin') return 403
  const side = isProvider(actor) ? 'seller' : 'customer'
  if ((ofOneSide[action] ?? side) !== side) return 403
  // What pays is the owner's alone.
  if (actor === 'colleague' && action === 'order') return 403
  if (actor === 'other merchant' || actor === 'other provider') return 404
  const result = quoteTransition(stage, action, side)
  if (!result.ok) return result.reason === 'NOT_ALLOWED' ? 403 : 409
  const isChosenInRequest = stage === 'sent' && (action === 'accept' || action === 'order')
  return isChosenInRequest ? 409 : 200
}

function next(stage: QuoteStage, action: Called, actor: Actor): string {
  const result = quoteTransition(stage, action, actor === 'asked provider' ? 'seller' : 'customer')
  return result.ok ? result.to : result.reason
}

describe('every action on a quote of a request in every stage by everybody', () =>
  testEveryAction({
    stack,
    states: quoteStages,
    actions: quoteActions,
    make: (stage) => stages.quoteIn(stage),
    strangers,
    act,
    wanted,
    next,
    stateOf: async ({ quoteId, buyer }) => (await quotes.read(quoteId, buyer.token)).results.stage,
  }))

// A quote of a request is accepted by the request's award alone (matrix.spec.ts).
it.each(quoteActions.filter((action) => action !== 'accept'))(
  '%s is let through to somebody in some stage',
  (action) => {
    const statuses = quoteStages.flatMap((stage) => actors.map((actor) => wanted(stage, action, actor)))
    expect(statuses).toContain(200)
  },
)
