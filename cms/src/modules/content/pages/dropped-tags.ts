import type { StoredPage } from './page-store'

/** How long a page is kept that nothing drops. What was dropped is remembered for a day longer. */
export const PAGE_LIVES_MS = 6 * 24 * 60 * 60 * 1000
const REMEMBERED_MS = PAGE_LIVES_MS + 24 * 60 * 60 * 1000

type Drop = { xact: number; heardAt: number }

/** The last transaction that dropped each tag: pages that may not show what it wrote are out of date. */
export class DroppedTags {
  readonly #last = new Map<string, Drop>()
  #life: string | undefined

  /** From now on the database's history is this one. Answers whether it was another: ids of that one say nothing now. */
  begin(life: string): boolean {
    if (life === this.#life) return false
    this.#life = life
    this.#last.clear()
    return true
  }

  drop(tags: readonly string[], xact: number, now: number): void {
    for (const tag of tags) this.#last.set(tag, { xact: Math.max(xact, this.#last.get(tag)?.xact ?? 0), heardAt: now })
  }

  /** Whether the page is of this life of the database, and shows whatever was dropped of it. */
  isFresh(page: Pick<StoredPage, 'life' | 'position' | 'tags' | 'renderedAt'>, now: number): boolean {
    if (page.life !== this.#life || page.renderedAt < now - PAGE_LIVES_MS) return false
    return page.tags.every((tag) => (this.#last.get(tag)?.xact ?? 0) < page.position)
  }

  /** Forgets what was heard before every page that is still kept. */
  forget(now: number): void {
    for (const [tag, { heardAt }] of this.#last) if (heardAt < now - REMEMBERED_MS) this.#last.delete(tag)
  }
}
