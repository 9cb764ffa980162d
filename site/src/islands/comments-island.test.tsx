import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import CommentsIsland from './comments-island'

const byBlog = vi.hoisted(() => vi.fn(() => Promise.resolve({ results: [] })))
vi.mock('../lib/api', () => ({ client: { comment: { byBlog } } }))

it('an Arabic post has a conversation of its own, which leads back to its page', async () => {
  history.replaceState(null, '', '/news/comments?post=12')
  const posts = {
    3: { id: 3, title: 'Dock fees', url: '/news/dock-fees' },
    12: { id: 12, title: 'رسوم الأرصفة', url: '/ar/news/dock-fees' },
  }
  render(<CommentsIsland data={{ posts }} />)
  expect(await screen.findByText('No comment yet. Write the first one.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'رسوم الأرصفة' }).getAttribute('href')).toBe('/ar/news/dock-fees')
  expect(byBlog).toHaveBeenCalledWith({ id: 12, limit: 100 })
  expect(screen.getByRole('link', { name: 'Log in to write a comment.' }).getAttribute('href')).toContain('post%3D12')
})
