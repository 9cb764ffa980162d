import { type Bits, lowest } from './bits'

/** Where rows stand in an order: a number each, least first, equal ones by id. */
export type Order = {
  placeOf: (slot: number) => number
  idOf: (slot: number) => number
  /** By 32 rows, no more than the place of any of them; a block that can't reach the page is not looked into. */
  least?: Float64Array | undefined
}

/** The best rows so far, the worst of them on top: a heap of at most `most`. */
class Best {
  readonly slots: number[] = []
  readonly places: number[] = []
  readonly #most: number
  readonly #order: Order

  constructor(most: number, order: Order) {
    this.#most = most
    this.#order = order
  }

  /** A row can only be taken when its place is no further; anything can while there is room. */
  get furthest(): number {
    return this.slots.length < this.#most ? Infinity : (this.places[0] ?? -Infinity)
  }

  offer(slot: number): void {
    const place = this.#order.placeOf(slot)
    if (this.slots.length < this.#most) this.#rise(this.slots.length, slot, place)
    else if (this.#isBefore(slot, place, 0)) this.#sink(slot, place)
  }

  sorted(): number[] {
    const { idOf } = this.#order
    return this.slots
      .map((slot, at) => ({ slot, place: this.places[at] ?? 0 }))
      .sort((a, b) => a.place - b.place || idOf(a.slot) - idOf(b.slot))
      .map(({ slot }) => slot)
  }

  #isBefore(slot: number, place: number, at: number): boolean {
    const other = this.places[at] ?? 0
    return place === other ? this.#order.idOf(slot) < this.#order.idOf(this.slots[at] ?? 0) : place < other
  }

  #rise(from: number, slot: number, place: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#isBefore(slot, place, parent)) break
      this.#move(parent, at)
      at = parent
    }
    this.slots[at] = slot
    this.places[at] = place
  }

  /** Takes the worst one's place. */
  #sink(slot: number, place: number): void {
    const { length } = this.slots
    let at = 0
    for (let child = 1; child < length; child = 2 * at + 1) {
      const right = child + 1
      if (right < length && this.#isBefore(this.slots[child] ?? 0, this.places[child] ?? 0, right)) child = right
      if (!this.#isBefore(slot, place, child)) break
      this.#move(child, at)
      at = child
    }
    this.slots[at] = slot
    this.places[at] = place
  }

  #move(from: number, to: number): void {
    this.slots[to] = this.slots[from] ?? 0
    this.places[to] = this.places[from] ?? 0
  }
}

/** The first `most` of these rows in order. */
export function leastRows(rows: Bits, most: number, order: Order): number[] {
  if (most <= 0) return []
  const best = new Best(most, order)
  for (let word = 0; word < rows.length; word++) {
    const bits = rows[word] ?? 0
    if (bits === 0 || (order.least?.[word] ?? -Infinity) > best.furthest) continue
    for (let rest = bits; rest !== 0; rest &= rest - 1) best.offer((word << 5) + lowest(rest))
  }
  return best.sorted()
}
