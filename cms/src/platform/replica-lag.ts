/** How far a replica may be behind and still be read from. */
export const MOST_LAG_MS = 2_000

/** A position in PostgreSQL's write-ahead log (`16/B374D848`) as a number; null for a text that is none. */
export function positionOf(text: string | null | undefined): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}

/**
 * What is known of a replica: the position it has replayed, and since when the primary has been ahead of it. A primary
 * that answers nothing adds nothing: a replica that was near it then still is.
 */
export class ReplicaLag {
  #asked: { position: bigint; at: number }[] = []
  #replayed: bigint | null = null
  #heardAt = 0
  #primaryAt = 0
  #caughtAt = 0

  /** Notes where the primary was at a time, in ms. */
  primaryAt(position: bigint, at: number): void {
    const last = this.#asked.at(-1)
    // Another server is the primary now, and this one never wrote what the one before did.
    if (last && position < last.position) this.#asked = []
    this.#asked.push({ position, at })
    this.#primaryAt = at
    this.#compare()
  }

  /** Notes what the replica has replayed. */
  replicaAt(position: bigint, at: number): void {
    this.#replayed = position
    this.#heardAt = at
    this.#compare()
  }

  /** The replica does not answer. */
  away(): void {
    this.#replayed = null
  }

  /** Whether it may be read from, by whoever wrote nothing after `writtenAt`. */
  isUsable(now: number, writtenAt: bigint | null): boolean {
    if (this.#replayed === null || this.#caughtAt === 0 || now - this.#heardAt > MOST_LAG_MS) return false
    return this.#primaryAt - this.#caughtAt <= MOST_LAG_MS && (writtenAt === null || this.#replayed >= writtenAt)
  }

  #compare(): void {
    const replayed = this.#replayed
    if (replayed === null) return
    const reached = this.#asked.findLastIndex(({ position }) => position <= replayed)
    if (reached === -1) return
    this.#caughtAt = this.#asked[reached]?.at ?? 0
    this.#asked = this.#asked.slice(reached)
  }
}
