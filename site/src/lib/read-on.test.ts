import { describe, expect, it } from 'vitest'
import { articlesAfter, postsAfter } from './read-on'
import type { SnapshotArticle, SnapshotPost } from './snapshot'

const named = (id: number) => ({ id, name: `Name ${id}`, slug: `name-${id}` })
const article = (id: number, category: number, tags: number[]) =>
  ({
    id,
    slug: `a-${id}`,
    category: named(category),
    tags: tags.map(named),
    bodyHtml: `<p>${id}</p>`,
  }) as SnapshotArticle
const post = (id: number, categorySlug: string) =>
  ({ id, slug: `p-${id}`, categorySlug, bodyHtml: `<p>${id}</p>`, comments: [] }) as unknown as SnapshotPost

describe('what to read after a text', () => {
  it('articles of the same category, then with most tags in common, without their texts', () => {
    const [own, ...others] = [
      article(1, 1, [1, 2]),
      article(2, 2, []),
      article(3, 2, [1]),
      article(4, 1, []),
      article(5, 1, [2]),
      article(6, 3, []),
    ] as const
    const shown = articlesAfter(own, [own, ...others])
    expect(shown.map(({ id }) => id)).toEqual([5, 4, 3])
    expect(shown.every((other) => !('bodyHtml' in other))).toBe(true)
  })

  it('posts of the same category first, without texts and comments', () => {
    const own = post(1, 'trade')
    const shown = postsAfter(own, [post(4, 'law'), post(3, 'trade'), own, post(2, 'trade')])
    expect(shown.map(({ id }) => id)).toEqual([3, 2, 4])
    expect(shown.every((other) => !('bodyHtml' in other) && !('comments' in other))).toBe(true)
  })
})
