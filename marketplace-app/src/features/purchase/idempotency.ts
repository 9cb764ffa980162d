import { toProblem } from '../../lib/problem'

/** Where the key outlives a reload: the tab's own storage. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type KeyKeeper = {
  /** The key for a request: the same one for the same body until it is answered, also after a reload. */
  keyFor: (body: unknown) => string
  /** Call with what came of it: an answer ends the key, silence keeps it. */
  settle: (error: unknown) => void
}

/** The customer's bank said no: the order ends by itself, and another try is another purchase. */
export class BankRefusal extends Error {}

/** The bank's question could not be asked or was left open: the same purchase goes on from there. */
export class BankUnanswered extends Error {}

/** No answer, or none that says whether the purchase was made: asking again must not buy twice. */
const isUnanswered = (error: unknown): boolean => {
  if (error instanceof BankRefusal) return false
  if (error instanceof BankUnanswered) return true
  const { code, status } = toProblem(error)
  return code === 'NETWORK' || code === 'REQUEST_IN_PROGRESS' || status >= 500
}

const STORED_AS = 'purchase-key'

type Kept = { key: string; body: string }

const read = (store: KeyStore): Kept | null => {
  try {
    const kept: unknown = JSON.parse(store.getItem(STORED_AS) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('body' in kept)) return null
    return typeof kept.key === 'string' && typeof kept.body === 'string' ? { key: kept.key, body: kept.body } : null
  } catch {
    return null
  }
}

const write = (store: KeyStore, kept: Kept | null): void => {
  try {
    if (kept) store.setItem(STORED_AS, JSON.stringify(kept))
    else store.removeItem(STORED_AS)
  } catch {
    // Storage is full or blocked; the key lives on in memory.
  }
}

/**
 * Keeps the `Idempotency-Key` of a purchase until there is an answer (MONEY §4.1); another body is another purchase.
 */
export const createKeyKeeper = (
  newKey: () => string = () => crypto.randomUUID(),
  store: KeyStore = sessionStorage,
): KeyKeeper => {
  let kept = read(store)
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (kept?.body !== text) kept = { key: newKey(), body: text }
      write(store, kept)
      return kept.key
    },
    settle: (error) => {
      if (error !== null && isUnanswered(error)) return
      kept = null
      write(store, null)
    },
  }
}
