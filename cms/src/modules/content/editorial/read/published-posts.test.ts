import { Post } from '@stackyard/shared/schema/post'
import { expect, it } from 'vitest'
import { toPost } from './published-posts'

it('a draft that was opened and left without a word is listed, and hides no other', () => {
  const now = '2026-11-22T19:00:00.000Z'
  const left = { id: 7, slug: null, title: null, excerpt: null, category: null, author: null, updatedAt: now }
  const row = toPost({ ...left, createdAt: now })
  expect(Post.safeParse(row).error).toBeUndefined()
  expect(row).toMatchObject({ id: 7, slug: '7', title: '', category: '', author: '', publishedAt: now })
})
