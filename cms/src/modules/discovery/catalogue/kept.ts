/** What an entry takes besides its key and its value: the promise, its handlers, its place in the map. */
const ENTRY_SIZE = 400
const MOST_ENTRIES = 10_000

/**
 * Values that cost something to make, by key, the least lately asked leave first when there are more than `mostEntries`
 * or all together, with their keys, are larger than `most`. Who asks while one is made gets the same; one that could not be made is not kept.
 */
export class Kept<T> {
  readonly #entries = new Map<string, { value: Promise<T>; size: number }>()
  readonly #most: number
  readonly #mostEntries: number
  readonly #sizeOf: (value: T) => number
  #total = 0

  constructor(most: number, sizeOf: (value: T) => number = () => 0, mostEntries = MOST_ENTRIES) {
    this.#most = most
    this.#mostEntries = mostEntries
    this.#sizeOf = sizeOf
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known.value
    }
    const entry = { value: make(), size: 0 }
    this.#entries.set(key, entry)
    this.#weigh(key, entry, key.length + ENTRY_SIZE)
    entry.value.then(
      (value) => this.#weigh(key, entry, this.#sizeOf(value)),
      () => this.#drop(key, entry),
    )
    return entry.value
  }

  clear(): void {
    this.#entries.clear()
    this.#total = 0
  }

  #weigh(key: string, entry: { size: number }, size: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.size += size
    this.#total += size
    for (const [oldKey, old] of this.#entries) {
      if (this.#total <= this.#most && this.#entries.size <= this.#mostEntries) return
      this.#drop(oldKey, old)
    }
  }

  #drop(key: string, entry: { size: number }): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#total -= entry.size
  }
}
