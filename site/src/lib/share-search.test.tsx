import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShareSearch } from './share-search'

beforeEach(() => history.replaceState(null, '', '/dashboard/search?query=x'))
afterEach(() => vi.restoreAllMocks())

it('R-053: copies the public address of the search and says so', async () => {
  const person = userEvent.setup()
  render(<ShareSearch />)
  await person.click(screen.getByRole('button', { name: 'Share Search' }))
  expect(await screen.findByText('Search URL copied to clipboard!')).toBeDefined()
  const copied = new URL(await navigator.clipboard.readText())
  expect(copied.pathname + copied.search).toBe('/search?query=x')
})

it('R-054: says so when nothing could be copied', async () => {
  const person = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(<ShareSearch />)
  await person.click(screen.getByRole('button', { name: 'Share Search' }))
  expect(await screen.findByText('Failed to copy URL.')).toBeDefined()
})
