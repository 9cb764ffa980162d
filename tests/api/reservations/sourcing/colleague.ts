import type { Stack } from '../../../setup/stack'
import { grantsOf } from '../../accounts/permission/grants'

/** The token of somebody whom an account's owner invited and let in: their own session in the owner's name. */
export async function colleagueOf(
  stack: Pick<Stack, 'url' | 'pool' | 'outbox'>,
  owner: { token: string },
): Promise<string> {
  const { approvedBy, open } = grantsOf(stack)
  const { helper, id } = await approvedBy(owner)
  return (await open(helper, id)).results.token
}

/** The same, asked for by many tests of one owner: let in once. */
export function colleagues(stack: Pick<Stack, 'url' | 'pool' | 'outbox'>) {
  const known = new Map<string, Promise<string>>()
  return (owner: { token: string }): Promise<string> => {
    const token = known.get(owner.token) ?? colleagueOf(stack, owner)
    known.set(owner.token, token)
    return token
  }
}
