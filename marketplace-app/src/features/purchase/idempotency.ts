import { toProblem } from '../../lib/problem'

export type KeyKeeper = {
  /** The key for a request: the same one for the same body until it is answered. */
  keyFor: (body: unknown) => string
  /** Call with what came of it: an answer ends the key, silence keeps it. */
  settle: (error: unknown) => void
}

/** No answer, or none that says whether the purchase was made: asking again must not buy twice. */
const isUnanswered = (error: unknown): boolean => {
  const { code, status } = toProblem(error)
  return code === 'NETWORK' || code === 'REQUEST_IN_PROGRESS' || status >= 500
}

/** Keeps the `Idempotency-Key` of a purchase until there is an answer (MONEY §4.1); another body is another purchase. */
export const createKeyKeeper = (newKey: () => string = () => crypto.randomUUID()): KeyKeeper => {
  let kept: { key: string; body: string } | null = null
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (kept?.body !== text) kept = { key: newKey(), body: text }
      return kept.key
    },
    settle: (error) => {
      if (error === null || !isUnanswered(error)) kept = null
    },
  }
}
