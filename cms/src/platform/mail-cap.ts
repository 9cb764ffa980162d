const MAX_ADDRESSES = 50_000

export const HOUR_MS = 3_600_000

/**
 * How many mails of one kind an address gets in a time when somebody else's call sets them off. In memory of this
 * process: a brake on floods, not an account of mails.
 */
export class MailCap {
  readonly #sent = new Map<string, number[]>()
  readonly #most: number
  readonly #withinMs: number

  constructor(most: number, withinMs: number) {
    this.#most = most
    this.#withinMs = withinMs
  }

  /** Takes one mail to the address; false when it has had its share. */
  take(address: string, nowMs: number): boolean {
    const recent = (this.#sent.get(address) ?? []).filter((at) => at > nowMs - this.#withinMs)
    const isAllowed = recent.length < this.#most
    this.#sent.delete(address)
    this.#sent.set(address, isAllowed ? [...recent, nowMs] : recent)
    this.#forgetOldest()
    return isAllowed
  }

  #forgetOldest(): void {
    if (this.#sent.size <= MAX_ADDRESSES) return
    const oldest = this.#sent.keys().next().value
    if (oldest !== undefined) this.#sent.delete(oldest)
  }
}
