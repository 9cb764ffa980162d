import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { look, type Look, type Shown } from './look'

/** How long an answer is given without being made anew, whatever the database says of it. */
const MOST_MS = 60_000
const MOST_ENTRIES = 10_000
const MOST_CHARACTERS = 16_000_000

/** An answer as JSON text; with the listing that it shows, or without one of any listings. */
export type Answer = { results: string; shown?: Shown }

/** Where the database stood before the answer was read. */
type Standing = Pick<Look, 'position' | 'day'>
/** `turn` is when its reading began, in the order of what is asked. */
type Kept = Standing & { answer: Answer; turn: number }
type Making = { answer: Promise<Answer>; turn: number }

type LookAt = (position: number | null, shown?: Shown) => Promise<Look>

/**
 * Answers of one database server, each given again only after the server has said that nothing of what it shows was
 * written since it was read, and that the day is the same. So none is older than what was committed when it was asked for,
 * by whatever process or program.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Kept>({
    max: MOST_ENTRIES,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ answer }, key) => key.length + answer.results.length,
    ttl: MOST_MS,
  })
  readonly #making = new Map<string, Making>()
  /** The last that was heard: what is read from now on is read at this position or a later one. */
  #last: Standing | undefined
  #turn = 0

  constructor(readonly lookAt: LookAt) {}

  /** The answer that is kept under a key, if it holds, or else a new one. An answer that fails is not kept. */
  async give<T extends Answer>(key: string, make: () => Promise<T>): Promise<T> {
    const asked = ++this.#turn
    const kept = this.#answers.get(key)
    if (kept && (await this.#holds(kept))) return kept.answer as T
    // Many ask at once after a change: what was begun for one of them reads all that was committed when these were asked.
    const newer = this.#making.get(key) ?? this.#answers.peek(key)
    if (newer && newer.turn > asked) return (await newer.answer) as T
    const standing = this.#last ?? (await this.#lookSince(null))
    return await this.#make(key, make, standing)
  }

  async #make<T extends Answer>(key: string, make: () => Promise<T>, standing: Standing): Promise<T> {
    const turn = ++this.#turn
    const making = { answer: make(), turn }
    this.#making.set(key, making)
    try {
      const answer = await making.answer
      this.#answers.set(key, { position: standing.position, day: standing.day, answer, turn })
      return answer
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  async #holds(kept: Kept): Promise<boolean> {
    const since = kept.position
    const { position, day, isWritten } = await this.#lookSince(since, kept.answer.shown)
    // A server that took over without the newest transactions gives their ids again.
    if (position < since) this.#answers.clear()
    if (position < since || isWritten || day !== kept.day) return false
    kept.position = position
    return true
  }

  async #lookSince(position: number | null, shown?: Shown): Promise<Look> {
    const found = await this.lookAt(position, shown)
    this.#last = { position: found.position, day: found.day }
    return found
  }
}

const servers = new WeakMap<Pool, KeptAnswers>()

/** The answers of a server. Those of the primary and of a replica are apart: a replica stands further back. */
export function answersOf(pool: Pool): KeptAnswers {
  const known = servers.get(pool) ?? new KeptAnswers((position, shown) => look(pool, position, shown))
  servers.set(pool, known)
  return known
}
