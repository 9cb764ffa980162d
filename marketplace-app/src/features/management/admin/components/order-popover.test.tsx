import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderPopover } from './order-popover'

it('an order that was applied is shown, and the button that the focus returns to stays', () => {
  const { rerender } = render(<OrderPopover search={{}} />)
  const trigger = screen.getByRole('button', { name: 'Filter' })
  rerender(<OrderPopover search={{ sortBy: 'company', order: 'asc' }} />)
  expect(screen.getByRole('button', { name: 'Filter' })).toBe(trigger)
  const values = within(screen.getByRole('group', { name: 'Filter' })).getAllByRole<HTMLSelectElement>('combobox')
  expect(values.map(({ value }) => value)).toEqual(['company', 'asc'])
})
