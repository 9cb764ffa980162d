import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<number>()

/** Runs a call of somebody who acts for another account: what it notes names them as well. */
export const whileActing = <T>(personId: number | null | undefined, work: () => T): T =>
  personId ? acting.run(personId, work) : work()

/** Who acts for the account of the running call; null when it is the account's own. */
export const actingPerson = (): number | null => acting.getStore() ?? null
