import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleAd, sampleCard } from './sample-card.test-data'
import { SmallCard } from './small-card'

const card = () => screen.getByRole('article')

describe('the small card', () => {
  it('R-305: names its listing and seller for the count; a sponsored one its campaign and token too', () => {
    const { rerender } = render(<SmallCard listing={sampleCard(7)} />)
    expect({ ...card().dataset }).toEqual({ listing: '7', seller: '3' })
    rerender(<SmallCard listing={sampleAd(7)} />)
    expect({ ...card().dataset }).toEqual({ listing: '7', seller: '3', campaign: '70', adToken: 'token-7' })
  })

  it('R-066: shows the discount of a HotRack, rounded up', () => {
    const { rerender } = render(<SmallCard listing={sampleCard(7, { hotrack: true, discountPercent: 12.2 })} />)
    expect(screen.getByText('13% OFF')).toBeDefined()
    rerender(<SmallCard listing={sampleCard(7, { discountPercent: 12.2 })} />)
    expect(screen.queryByText(/% OFF/)).toBeNull()
  })

  it('R-074: shows the diamonds of the listing, else of its seller', () => {
    const seller = { ...sampleCard(7).seller, diamond: 2 }
    const { rerender } = render(<SmallCard listing={sampleCard(7, { diamond: 3, seller })} />)
    expect(screen.getByRole('img', { name: /^3 of 5 diamonds/ })).toBeDefined()
    rerender(<SmallCard listing={sampleCard(7, { seller })} />)
    expect(screen.getByRole('img', { name: /^2 of 5 diamonds/ })).toBeDefined()
    rerender(<SmallCard listing={sampleCard(7)} />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says Sponsored, with the reason beside it, outside of its link', async () => {
    const { rerender } = render(<SmallCard listing={sampleCard(7)} />)
    expect(screen.queryByText('Sponsored')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<SmallCard listing={sampleAd(7)} />)
    expect(screen.getByText('Sponsored')).toBeDefined()
    const button = await screen.findByRole('button', { name: 'Why this ad: House 7' })
    const link = screen.getByRole('link', { name: 'House 7' })
    expect(link.getAttribute('href')).toBe('/warehouses/house-7-in-new-york-ny')
    expect(link.contains(button)).toBe(false)
    expect(within(link).queryByText('Sponsored')).toBeNull()
  })

  it('leads where its router says', () => {
    render(
      <SmallCard
        listing={sampleCard(7)}
        renderLink={({ className, children }) => (
          <a href="/dashboard/warehouses/house-7" className={className}>
            {children}
          </a>
        )}
      />,
    )
    expect(screen.getByRole('link', { name: 'House 7' }).getAttribute('href')).toBe('/dashboard/warehouses/house-7')
  })
})
