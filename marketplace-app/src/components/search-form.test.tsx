import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SearchBox } from './search-box'
import { SearchForm } from './search-form'

it('asks once by the button or Enter, without the spaces around the words, and for nothing when there are none', async () => {
  const onFind = vi.fn<(query: string | undefined, given: FormData) => void>()
  render(
    <SearchForm label="Search services" find="Find" onFind={onFind} after={<input name="order" defaultValue="asc" />}>
      <SearchBox query={undefined} label="Words" />
    </SearchForm>,
  )
  const user = userEvent.setup()
  const box = screen.getByRole('searchbox', { name: 'Words' })
  await user.type(box, '  cold storage ')
  expect(onFind).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.clear(box)
  await user.type(box, '{Enter}')
  expect(onFind.mock.calls.map(([query, given]) => [query, given.get('order')])).toEqual([
    ['cold storage', 'asc'],
    [undefined, 'asc'],
  ])
  expect(screen.getByRole('search', { name: 'Search services' }).contains(box)).toBe(true)
})
