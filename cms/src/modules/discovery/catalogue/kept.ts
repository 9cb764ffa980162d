/**
 * Values that cost something to make, by key, the least lately asked leave first when all together are larger than
 * `most`. Who asks while one is made gets the same; one that could not be made is not kept.
 */
export class Kept<T> {
  readonly #entries = new Map<string, { value: Promise<T>; size: number }>()
  readonly #most: number
  readonly #sizeOf: (value: T) => number
  #total = 0

  constructor(most: number, sizeOf: (value: T) => number = () => 1) {
    this.#most = most
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
    entry.size = size
    this.#total += size
    for (const [oldKey, old] of this.#entries) {
      if (this.#total <= this.#most) return
      this.#drop(oldKey, old)
    }
  }

  #drop(key: string, entry: { size: number }): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#total -= entry.size
  }
}
