import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PinPreview } from './map-items'

it('R-305: the card of a picked pin names its listing for the count', () => {
  const pin = {
    kind: 'pin',
    id: 7,
    _id: 7,
    type: 'warehouse',
    name: 'Sample House',
    slug: 'sample-house',
    latitude: 1,
    longitude: 1,
    city: 'Dallas',
    state: 'TX',
    country: 'US',
    photo: null,
    isVerified: true,
    isFeatured: false,
    diamond: 0,
    averageRating: 0,
    discountPercent: 0,
  } as const
  render(<PinPreview pin={pin} href="/warehouses/sample-house" onClose={() => undefined} />)
  expect(screen.getByRole('article').dataset.listing).toBe('7')
})
