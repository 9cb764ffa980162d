import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import { type QuoteAction, type QuoteStage, quoteStages } from '@stackyard/shared/reference/quote-terms'
import { beforeAll, describe } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call, type Reply } from '../../../setup/api'
import { newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { listingOf } from '../quote/ask'
import { needOf, offerBody, quotesOf } from '../quote/offer'
import { type Actor, isProvider, type Status, testEveryAction } from './everybody'
import { type Staged, stagesOf } from './stages'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)

const actions = ['send', 'counter', 'accept', 'order', 'decline', 'withdraw'] as const satisfies QuoteAction[]
type Called = (typeof actions)[number]

let seller = ''
let mine = 0
let stages: ReturnType<typeof stagesOf>
const strangers = new Map<Actor, string | undefined>()
beforeAll(async () => {
  seller = await tokenOf(url, 'seller')
  mine = await listingOf(pool, ACTORS.seller)
  stages = stagesOf(stack, { mine, theirs: await listingOf(pool, ACTORS.seller2), seller })
  strangers.set('other merchant', (await newBuyer(stack)).token)
  strangers.set('asked provider', seller)
  // Asked by the same request, for a quote of their own.
  strangers.set('other provider', await tokenOf(url, 'seller2'))
  strangers.set('admin', await tokenOf(url, 'admin'))
})

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

/** What only one side may ask for; the other's role is refused whatever the quote. */
const ofOneSide: Partial<Record<Called, 'customer' | 'seller'>> = {
  send: 'seller',
  counter: 'customer',
  accept: 'customer',
  order: 'customer',
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
    actions,
    make: (stage) => stages.quoteIn(stage),
    strangers,
    act,
    wanted,
    next,
    stateOf: async ({ quoteId, buyer }) => (await quotes.read(quoteId, buyer.token)).results.stage,
  }))
