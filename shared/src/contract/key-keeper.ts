import { ApiError } from './api-error'

/** Where the key outlives a reload: the tab's own storage. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type KeyKeeper = {
  /** The key for a request: the same one for the same body until it is answered, also after a reload. */
  keyFor: (body: unknown) => string
  /** Call with what came of it: an answer ends the key, silence keeps it. */
  settle: (error: unknown) => void
}

/** The card's bank said no: the payment ends by itself, and another try is another payment. */
export class BankRefusal extends ApiError {
  constructor(message: string) {
    super('PAYMENT_FAILED', message, { status: 402 })
  }
}

/** The bank could not ask its question or got no answer: the same payment continues from there. */
export class BankUnanswered extends ApiError {
  constructor(message: string) {
    super('PAYMENT_FAILED', message, { status: 402 })
  }
}

/** No answer, or none that says whether the payment was made: a repeated request must not pay twice. */
const isUnanswered = (error: unknown): boolean => {
  if (error instanceof BankRefusal) return false
  if (error instanceof BankUnanswered) return true
  if (!(error instanceof ApiError)) return false
  return error.code === 'NETWORK' || error.code === 'REQUEST_IN_PROGRESS' || error.status >= 500
}

type Kept = { key: string; body: string }

const read = (store: KeyStore, name: string): Kept | null => {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('body' in kept)) return null
    return typeof kept.key === 'string' && typeof kept.body === 'string' ? { key: kept.key, body: kept.body } : null
  } catch {
    // Storage is blocked, or what it holds is no key.
    return null
  }
}

const write = (store: KeyStore, name: string, kept: Kept | null): void => {
  try {
    if (kept) store.setItem(name, JSON.stringify(kept))
    else store.removeItem(name)
  } catch {
    // Storage is full or blocked; the key lives on in memory.
  }
}

/** The tab's own storage, or memory alone where the reader forbids it. */
const tabStore = (): KeyStore => {
  try {
    return sessionStorage
  } catch {
    // The reader forbids it; the key lives on in memory.
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

/**
 * Stores the `Idempotency-Key` of a request under `name` until the request is answered; another body gets another key.
 */
export const createKeyKeeper = (
  name: string,
  newKey: () => string = () => crypto.randomUUID(),
  store: KeyStore = tabStore(),
): KeyKeeper => {
  let kept = read(store, name)
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (kept?.body !== text) kept = { key: newKey(), body: text }
      write(store, name, kept)
      return kept.key
    },
    settle: (error) => {
      if (error !== null && isUnanswered(error)) return
      kept = null
      write(store, name, null)
    },
  }
}
