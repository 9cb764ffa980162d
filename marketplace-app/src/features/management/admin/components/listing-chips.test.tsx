import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { sampleRow } from '../managed-listing.test-data'
import { ListingChips } from './listing-chips'

const chips = ['Not Verified', 'Not Spotlight', 'Visible', 'Hidden']
const shown = () => chips.filter((chip) => screen.queryByText(chip, { exact: false }) !== null)

it('R-076: admins see what a listing lacks and whether it is visible', () => {
  const { rerender } = render(<ListingChips listing={sampleRow(7)} />)
  expect(shown()).toEqual(['Not Verified', 'Not Spotlight', 'Visible'])
  rerender(<ListingChips listing={sampleRow(7, { isVerified: true, isFeatured: true, visible: false })} />)
  expect(shown()).toEqual(['Hidden'])
})

it('R-076: others see none of it on the card of the same listing', () => {
  render(<ListingCard listing={sampleRow(7)} renderLink={({ children }) => <a href="/7">{children}</a>} />)
  expect(screen.getByText('Depot 7')).toBeDefined()
  expect(shown()).toEqual([])
})
