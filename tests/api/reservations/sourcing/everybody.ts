import { colleagues } from './colleague'
import type { Staged } from './stages'

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
export const codes = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'TRANSITION_REFUSED' } as const

/** The token of an actor towards a request: its own merchant's, a colleague's of that one, or a stranger's. */
export function tokensOf(
  stack: Parameters<typeof colleagues>[0],
  strangers: ReadonlyMap<Actor, string | undefined>,
): (actor: Actor, made: Staged) => Promise<string | undefined> {
  const colleagueOf = colleagues(stack)
  return async (actor, { buyer }) => {
    if (actor === 'merchant') return buyer.token
    return actor === 'colleague' ? colleagueOf(buyer) : strangers.get(actor)
  }
}

/** Fixtures in each state: those that a refusal left as they were serve the next row, until `spent` lets one go. */
export function keptFixtures<State>(make: (state: State) => Promise<Staged>) {
  const untouched = new Map<State, Staged>()
  return {
    async in(state: State): Promise<Staged> {
      const made = untouched.get(state) ?? (await make(state))
      untouched.set(state, made)
      return made
    },
    spent: (state: State) => untouched.delete(state),
  }
}
