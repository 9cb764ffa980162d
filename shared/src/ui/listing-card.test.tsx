import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ListingCard } from './listing-card'
import { sampleCard } from './sample-card.test-data'

/** A draft with a discount of 12.2 percent, without photos, reviews and diamonds. */
const listing = sampleCard(7, {
  name: 'Sample House',
  warehouseUrl: 'sample-house',
  slug: 'sample-house-in-new-york-ny',
  isVerified: true,
  isDraft: true,
  hotRackEnabled: true,
  hotrack: true,
  discountPercent: 12.2,
})

describe('the card of a warehouse', () => {
  it('R-066: shows the largest discount, rounded up', () => {
    const { rerender } = render(<ListingCard listing={listing} />)
    expect(screen.getByText('13% OFF')).toBeDefined()
    rerender(<ListingCard listing={{ ...listing, hotrack: false }} />)
    expect(screen.queryByText(/% OFF/)).toBeNull()
  })

  it('R-074: has a diamond badge above 0 alone', () => {
    const { rerender } = render(<ListingCard listing={{ ...listing, diamond: 3 }} />)
    expect(screen.getByRole('img', { name: '3 of 5 diamonds: Top Provider' })).toBeDefined()
    rerender(<ListingCard listing={listing} />)
    expect(screen.queryByRole('img', { name: /diamonds/ })).toBeNull()
  })

  it('says how soon the warehouse answers, where that is known', () => {
    const { rerender } = render(<ListingCard listing={{ ...listing, answerMinutes: 170 }} />)
    expect(screen.getByText('Answers in 3 h')).toBeDefined()
    rerender(<ListingCard listing={listing} />)
    expect(screen.queryByText(/^Answers in/)).toBeNull()
  })

  it('R-075: shows a plan drawn from its figures where there are no photos, and a placeholder where no picture comes', () => {
    const { container, rerender } = render(
      <ListingCard listing={{ ...listing, totalSpace: 500, features: ['rail'] }} />,
    )
    const picture = () => container.querySelector('img')?.getAttribute('src')
    expect(picture()).toBe('/pictures/plan-3-1-r/640.webp')
    expect(container.querySelector('svg[viewBox="0 0 160 100"]')?.classList).toContain('hidden')
    const photo = { link: '/pictures/7/1280.webp', width: 1280, height: 800, color: '' }
    rerender(<ListingCard listing={{ ...listing, photo }} />)
    expect(picture()).toBe('/pictures/7/640.webp')
  })

  it('R-080: says neither Draft nor Live', () => {
    render(<ListingCard listing={listing} />)
    expect(screen.queryByText(/^(?:Draft|Live)$/)).toBeNull()
  })

  it('R-010: leads to the public address with city and state', () => {
    render(<ListingCard listing={listing} />)
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/-in-new-york-ny$/)
  })

  it('R-145: the price beside "% OFF" is the one that is paid, not the listed one', () => {
    const listed = { price1: 14, price3: null, price6: null, price12: null }
    const none = { priceSq1: null, priceSq3: null, priceSq6: null, priceSq12: null }
    const prices = { ...listed, ...none, lowestPallet: 0, lowestSqFt: null }
    render(<ListingCard listing={{ ...listing, discountPercent: 100, prices }} />)
    expect(screen.getByText('100% OFF')).toBeDefined()
    expect(screen.getByText('$0.00')).toBeDefined()
    expect(screen.queryByText('$14.00')).toBeNull()
  })

  it('the focus of its link shows within the card, which cuts what is outside of it', () => {
    render(<ListingCard listing={listing} />)
    const { className } = screen.getByRole('link', { name: 'Sample House' })
    expect(className).toContain('focus-visible:after:-outline-offset-3')
    expect(className).toContain('focus-visible:after:z-10')
  })
})
