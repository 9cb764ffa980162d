import { createHash } from 'node:crypto'
import type { KeptReply, Store } from './store'
import { StripeFault } from './stripe-fault'

const keptSeconds = 24 * 3600

/** Answers of POSTs by Idempotency-Key: the same request is replayed, another one refused, a running one told to wait. */
export class Idempotency {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** The answer to replay, or null when this call is the first and must be run; then end it with `keep` or `forget`. */
  begin(key: string, path: string, body: string, requestId: string): KeptReply | null {
    const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex')
    const before = this.store.state.kept[key]
    if (!before || this.store.now() - before.at > keptSeconds) {
      this.store.state.kept[key] = { fingerprint, path, requestId, at: this.store.now(), reply: null }
      return null
    }
    if (before.fingerprint !== fingerprint) throw mismatch(key)
    if (!before.reply) throw inProgress()
    return before
  }

  keep(key: string, status: number, body: unknown): void {
    const row = this.store.state.kept[key]
    if (row) row.reply = { status, body: structuredClone(body) }
    this.store.touch()
  }

  /** A call that never began leaves no trace, so that it can be mended and sent again under the same key. */
  forget(key: string): void {
    delete this.store.state.kept[key]
  }

  /** Calls a dead process left running can be sent again. */
  dropUnfinished(): void {
    for (const [key, row] of Object.entries(this.store.state.kept)) if (!row.reply) delete this.store.state.kept[key]
  }
}

function mismatch(key: string): StripeFault {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return new StripeFault(400, { type: 'idempotency_error', message })
}

function inProgress(): StripeFault {
  const message = 'There is currently another in-progress request using this Idempotent Key. Please try again later.'
  return new StripeFault(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
}
