import type { StoredPage } from './page-store'

/** How long a page is kept that nothing drops. What was dropped is remembered for a day longer. */
export const PAGE_LIVES_MS = 6 * 24 * 60 * 60 * 1000

/** When this process last heard of each tag: pages whose rendering began before then are out of date. */
export class DroppedTags {
  readonly #heardAt = new Map<string, number>()

  drop(tags: readonly string[], at: number): void {
    for (const tag of tags) this.#heardAt.set(tag, Math.max(at, this.#heardAt.get(tag) ?? 0))
  }

  /** Whether nothing that the page shows was dropped since its rendering began. */
  isFresh({ tags, renderedAt }: Pick<StoredPage, 'tags' | 'renderedAt'>, now: number): boolean {
    if (renderedAt < now - PAGE_LIVES_MS) return false
    return tags.every((tag) => (this.#heardAt.get(tag) ?? 0) < renderedAt)
  }

  /** Forgets what was heard before every page that is still kept. */
  forget(now: number): void {
    for (const [tag, heardAt] of this.#heardAt) if (heardAt < now - PAGE_LIVES_MS) this.#heardAt.delete(tag)
  }
}
