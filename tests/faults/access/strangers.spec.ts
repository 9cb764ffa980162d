import { admitted } from '@stackyard/cms/api/middleware/with-role'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../setup/actors'
import { newBuyer } from '../../setup/buyer'
import { newSeller } from '../../setup/seller'
import { startStack, type Stack } from '../../setup/stack'
import { ask, bodyOf, type Answer } from './calls'
import { takeChanges, watchTables, type Change } from './change-log'
import { endpoints, isPublic, type Endpoint } from './endpoints'
import { placeOf, type Owner, type Place } from './records'
import { CANARY, makeWorld, ofCopy, type World } from './world'

const strangers = ['visitor', 'customer', 'seller', 'manager', 'editor'] as const
type Stranger = (typeof strangers)[number]
type Signed = { token: string | undefined; id: number }

/** These end the session or the account of their caller, and name nobody else. */
const ENDS_CALLER = [
  'auth.logout',
  'auth.deactivateAccount',
  'auth.updatePassword',
  'ownSession.endOthers',
  'ownData.askErasure',
]

/** What shows in public whoever asks for it: a review counts in the stars of its warehouse. */
const PUBLIC_EFFECT: Readonly<Record<string, readonly string[]>> = {
  'review.create': ['warehouses', 'listing_search', 'listing_facet'],
}

/** What is there once the payment provider was asked, whatever it answered: the caller's own number with it. */
const isOfProvider = ({ table, op }: Change): boolean => table === 'stripe_customer' && op === 'INSERT'

/** No provider of drafts runs beside this test. */
const isAway = ({ status, code }: Answer): boolean => status === 503 || code === 'AI_UNAVAILABLE'

/** What editors may do to what others wrote. */
const MODERATES: Readonly<Partial<Record<Stranger, readonly string[]>>> = { editor: ['comment.delete'] }

/** An id that no record has, in place of each that is a number. */
const nowhere = (params: Place['params']): Place['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? 999_999_999 : value]),
  )

let stack: Stack
let world: World
const callers = new Map<Stranger, Signed>()
beforeAll(async () => {
  stack = await startStack()
  world = await makeWorld(stack)
  const [customer, seller] = [await newBuyer(stack), await newSeller(stack)]
  callers.set('visitor', { token: undefined, id: 0 })
  callers.set('customer', customer)
  callers.set('seller', { token: seller.token, id: seller.user.id })
  for (const actor of ['manager', 'editor'] as const)
    callers.set(actor, { token: await tokenOf(stack.url, actor), id: 0 })
  // Nothing but the calls themselves writes from here on.
  await stack.kill9()
  await stack.start(0, { RUN_WORKER: '0' })
  await watchTables(stack.pool)
}, 480_000)
beforeEach(async () => {
  Object.assign(world.ids, await ofCopy(stack, world.customer))
  await takeChanges(stack.pool)
})
afterAll(() => stack?.stop())

const isAdmitted = ({ audience }: Endpoint, actor: Stranger): boolean =>
  audience.includes('public') || (actor !== 'visitor' && audience.some((one) => admitted[one].includes(actor)))

const OWNING = /^(user|customer|seller|owner|author|merchant|provider)_id$/

/** Whether a row is one of the parties': it names one of them, or holds their word. */
function isTheirs({ table, before }: Change): boolean {
  if (!before) return false
  const people = [world.customer.id, world.seller.id, world.advertiser.id, world.helper.id]
  if (table === 'users' && people.includes(Number(before['id']))) return true
  const names = Object.entries(before).some(([key, value]) => OWNING.test(key) && people.includes(Number(value)))
  return names || JSON.stringify(before).includes(CANARY)
}

/** A session's own row moves with each of its calls. */
const isOfSession = ({ table, op }: Change): boolean => table === 'session' && op === 'UPDATE'

const named = (changes: readonly Change[]): string => changes.map(({ op, table }) => `${op} ${table}`).join(', ')

/** What must not be, of one call by somebody who is no party to the record. */
async function faultsOf(endpoint: Endpoint, actor: Stranger): Promise<string[]> {
  const place = placeOf(endpoint, world.ids)
  const body = place && bodyOf(endpoint, world, place.params)
  if (!place || !body) return [`${endpoint.name} has no ${place ? 'body' : 'record'} in the tables beside this test`]
  const { token } = callers.get(actor) ?? expect.unreachable()
  const answer = await ask(stack.url, endpoint, { params: place.params, body, token })
  const changes = (await takeChanges(stack.pool)).filter((change) => isTheirs(change) || !isOfSession(change))
  const faults: string[] = []
  const isFine = answer.status < 300
  if (answer.status >= 500 && !isAway(answer)) faults.push('a fault')
  if (answer.text.includes(CANARY)) faults.push('a word of the record')
  const kept = changes.filter((change) => !isOfProvider(change))
  if (!isFine && kept.length > 0) faults.push(`a refusal that wrote: ${named(kept)}`)
  const mayModerate = MODERATES[actor]?.includes(endpoint.name) ?? false
  const touched = changes.filter((change) => isTheirs(change) && !PUBLIC_EFFECT[endpoint.name]?.includes(change.table))
  if (touched.length > 0 && !mayModerate) faults.push(`rows of others written: ${named(touched)}`)
  faults.push(...(await wrongStatus(endpoint, actor, place, answer, body)))
  return faults.map(
    (fault) => `${endpoint.method} ${endpoint.path} (${endpoint.name}) ${answer.status} ${answer.code}: ${fault}`,
  )
}

async function wrongStatus(
  endpoint: Endpoint,
  actor: Stranger,
  { owner, params }: Place,
  { status, code }: Answer,
  body: NonNullable<ReturnType<typeof bodyOf>>,
): Promise<string[]> {
  if (!isAdmitted(endpoint, actor)) {
    const wanted = actor === 'visitor' ? '401 UNAUTHENTICATED' : '403 FORBIDDEN'
    return `${status} ${code}` === wanted ? [] : [`not ${wanted}`]
  }
  const isPrivate = !(['everybody', 'caller'] satisfies Owner[] as Owner[]).includes(owner)
  if (!isPrivate || isPublic(endpoint) || MODERATES[actor]?.includes(endpoint.name)) return []
  if (![403, 404].includes(status)) return ['neither 403 nor 404']
  const { token } = callers.get(actor) ?? expect.unreachable()
  const missing = await ask(stack.url, endpoint, { params: nowhere(params), body, token })
  await takeChanges(stack.pool)
  // What is there for others answers like what is not there.
  return missing.status === status && missing.code === code
    ? []
    : [`a missing one answers ${missing.status} ${missing.code}`]
}

describe('every endpoint, with the ids of others and with bodies that pass validation', () => {
  it.each(strangers)('%s gets no word of theirs, and changes nothing', { timeout: 480_000 }, async (actor) => {
    const faults: string[] = []
    for (const endpoint of endpoints.filter(({ name }) => !ENDS_CALLER.includes(name)))
      faults.push(...(await faultsOf(endpoint, actor)))
    expect(faults).toEqual([])
  })
})

/** What takes away what other calls need, and what needs that it was taken away. */
const LATE = ['sourcing.uninvite', 'sourcing.close', 'savedSearch.restore', 'shortlist.restore']
const inOrder = endpoints
  // What editors moderate is gone by then.
  .filter(({ name, params }) => params.length > 0 && !MODERATES.editor?.includes(name))
  .toSorted((a, b) => LATE.indexOf(a.name) - LATE.indexOf(b.name))

/** Who is let in. */
const ownToken = (owner: Owner): string | undefined =>
  owner === 'everybody' || owner === 'caller' ? undefined : world[owner].token

describe('the same calls by those whose records they are', () => {
  it('meet the record', { timeout: 480_000 }, async () => {
    const refused: string[] = []
    let met = 0
    for (const endpoint of inOrder) {
      const place = placeOf(endpoint, world.ids) ?? expect.unreachable(endpoint.name)
      const token = ownToken(place.owner)
      if (!token) continue
      const body = bodyOf(endpoint, world, place.params) ?? expect.unreachable(endpoint.name)
      const { status, code } = await ask(stack.url, endpoint, { params: place.params, body, token })
      if ([400, 401, 403, 404].includes(status) || status >= 500)
        refused.push(`${endpoint.method} ${endpoint.path} (${endpoint.name}) ${status} ${code}`)
      else met += 1
    }
    expect(refused).toEqual([])
    expect(met).toBeGreaterThan(80)
  })
})
