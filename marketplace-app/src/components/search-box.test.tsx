import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SearchBox } from './search-box'

it('keeps focus when its own search becomes the address, and follows another address', async () => {
  const { rerender } = render(<SearchBox label="Search" query={undefined} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, 'Dallas')
  rerender(<SearchBox label="Search" query="Dallas" />)
  expect(document.activeElement).toBe(box)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Dallas')
  rerender(<SearchBox label="Search" query={undefined} />)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
