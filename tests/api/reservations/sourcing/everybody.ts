import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import type { Reply } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'
import { colleagues } from './colleague'
import { keptOf, type Staged } from './stages'

/** Who a matrix asks as. */
export const actors = [
  'merchant',
  'colleague',
  'other merchant',
  'asked provider',
  'other provider',
  'visitor',
  'admin',
] as const
export type Actor = (typeof actors)[number]

export const isProvider = (actor: Actor): boolean => actor === 'asked provider' || actor === 'other provider'

/** The codes of refusals by their status. */
const codes = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'TRANSITION_REFUSED' } as const
export type Status = 200 | keyof typeof codes

/** The tokens of those who are not of the request's merchant; a visitor has none. */
export async function strangersTo(
  stack: Pick<Stack, 'url' | 'pool'>,
  askedProvider: string,
  otherProvider: string,
): Promise<ReadonlyMap<Actor, string>> {
  return new Map<Actor, string>([
    ['other merchant', (await newBuyer(stack)).token],
    ['asked provider', askedProvider],
    ['other provider', otherProvider],
    ['admin', await tokenOf(stack.url, 'admin')],
  ])
}

export type Matrix<State extends string, Action extends string> = {
  stack: Pick<Stack, 'url' | 'pool' | 'outbox'>
  states: readonly State[]
  actions: readonly Action[]
  make(state: State): Promise<Staged>
  strangers: Awaited<ReturnType<typeof strangersTo>>
  act(action: Action, made: Staged, token: string | undefined): Promise<Reply<unknown>>
  /** The status of the answer, by the graph and by who may know of the request at all. */
  wanted(state: State, action: Action, actor: Actor): Status
  /** The state that the graph gives to what an action was let through on. */
  next(state: State, action: Action, actor: Actor): string
  stateOf(made: Staged): Promise<string | undefined>
}

/**
 * A test for each state and actor that makes every call: what is refused has its code and changes nothing, what is let
 * through leaves the graph's state. What a refusal left as it was serves the next row.
 */
export function testEveryAction<State extends string, Action extends string>(matrix: Matrix<State, Action>): void {
  const { stack, states, actions, strangers } = matrix
  const colleagueOf = colleagues(stack)
  const untouched = new Map<State, Staged>()

  async function tokenFor(actor: Actor, { buyer }: Staged): Promise<string | undefined> {
    if (actor === 'merchant') return buyer.token
    return actor === 'colleague' ? colleagueOf(buyer) : strangers.get(actor)
  }

  async function tryAction(state: State, actor: Actor, action: Action): Promise<void> {
    const made = untouched.get(state) ?? (await matrix.make(state))
    untouched.set(state, made)
    const before = await keptOf(stack, made.id)
    const reply = await matrix.act(action, made, await tokenFor(actor, made))
    const row = `${state}: ${action} by ${actor}: ${JSON.stringify(reply.error)}`
    const status = matrix.wanted(state, action, actor)
    expect(reply.status, row).toBe(status)
    const after = await keptOf(stack, made.id)
    if (status !== 200) {
      expect(reply.error?.code, row).toBe(codes[status])
      expect(after, row).toBe(before)
      return
    }
    untouched.delete(state)
    expect(after, row).not.toBe(before)
    expect(await matrix.stateOf(made), row).toBe(matrix.next(state, action, actor))
  }

  const rows = states.flatMap((state) => actors.map((actor) => ({ state, actor })))
  it.each(rows)('$state: $actor', { timeout: 120_000 }, async ({ state, actor }) => {
    for (const action of actions) await tryAction(state, actor, action)
  })
}
