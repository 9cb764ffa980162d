import { setTimeout } from 'node:timers/promises'
import type { Db, Tx } from './db'
import { withTransaction } from './with-transaction'

const ATTEMPTS = 12
/** Who was overtaken waits a while, longer each time and never as long as the others, so that all get their turn. */
const PAUSE_MS = 20

type Fresh<T, R> = {
  /** Orders all who write the record, until the transaction ends. */
  lock: (tx: Tx) => Promise<unknown>
  /** What changes with each write of the record, e.g. its `xmin`; undefined while there is none. */
  version: (db: Db | Tx) => Promise<string | undefined>
  /** Asks another service how things stand; called outside of any transaction. */
  fetch: () => Promise<T>
  write: (tx: Tx, seen: T) => Promise<R>
}

/**
 * Writes an answer of another service only if nothing was written since it was asked for; else it is asked anew. So an
 * older answer never overwrites a newer one, in whatever order news and replies arrive.
 * @throws Error when others keep writing in between, and those of `fetch` and `write`.
 */
export async function writeFresh<T, R>(db: Db, work: Fresh<T, R>): Promise<R> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const asked = await work.version(db)
    const seen = await work.fetch()
    const done = await withTransaction(db, async (tx) => {
      await work.lock(tx)
      return (await work.version(tx)) === asked ? { result: await work.write(tx, seen) } : undefined
    })
    if (done) return done.result
    await setTimeout(Math.random() * PAUSE_MS * attempt)
  }
  throw new Error('a record was written by others each time it was read')
}
