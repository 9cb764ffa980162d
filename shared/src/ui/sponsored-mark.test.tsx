import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdMatch } from '../schema/ad-label'
import { arabic } from '../texts/arabic'
import { ListingCard } from './listing-card'
import { sampleAd, sampleCard, sampleServiceAd } from './sample-card.test-data'
import { ServiceCard } from './service-card'
import { speak, speakEnglish } from './speak'
import { SponsoredMark } from './sponsored-mark'

const label = (...matched: AdMatch[]) => ({
  label: 'Sponsored' as const,
  paidBy: 'Harbor Stores',
  matched,
  token: 'token',
})
const reason = () => screen.getByRole('dialog', { name: 'Why this ad: House 7' })
const matchesOf = () =>
  [...(within(reason()).getByText('It matches').parentElement?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent,
  )

/** What a browser says when a popover opens or closes. */
const toggle = (newState: 'open' | 'closed', panel = reason()) => {
  for (const kind of ['beforetoggle', 'toggle']) fireEvent(panel, Object.assign(new Event(kind), { newState }))
}

beforeEach(() => document.documentElement.removeAttribute('lang'))
afterEach(() => {
  document.documentElement.removeAttribute('lang')
  speakEnglish()
})

describe('the label of a sponsored card', () => {
  it('says who pays, what it matched, and that the order of the others is free of ads', () => {
    render(<SponsoredMark name="House 7" ad={label({ kind: 'place', value: 'Texas' })} />)
    expect(screen.queryByText('Harbor Stores')).toBeNull()
    toggle('open')
    const shown = within(reason())
    expect(shown.getByText('Harbor Stores')).toBeDefined()
    expect(matchesOf()).toEqual(['This place: Texas'])
    expect(shown.getByText('The order of the other results does not depend on ads.')).toBeDefined()
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/how-ranking-works', '/ads'])
  })

  it('names each match in words', () => {
    const { rerender } = render(
      <SponsoredMark
        name="House 7"
        ad={label(
          { kind: 'query', value: 'cold storage' },
          { kind: 'nearby', value: '' },
          { kind: 'hotrack', value: '' },
          { kind: 'category', value: 'apparelAccessories' },
          { kind: 'feature', value: 'coldStorage' },
          { kind: 'feature', value: 'unknown' },
          { kind: 'field', value: 'Frozen', field: 'Temperature class' },
          { kind: 'serviceType', value: 'packaging' },
          { kind: 'list', value: '' },
        )}
      />,
    )
    toggle('open')
    expect(matchesOf()).toEqual([
      'Your search: cold storage',
      'Near this warehouse',
      'HotRacks',
      'Products: Apparel & Accessories',
      'Expertise: Cold Storage',
      'Expertise: unknown',
      'Temperature class: Frozen',
      'Type of service: Packaging & Supply',
      'This list',
    ])
    rerender(<SponsoredMark name="House 7" ad={label()} />)
    expect(matchesOf()).toEqual(['This list'])
  })

  it('opens by its button, takes the focus and says that it is open', () => {
    render(<SponsoredMark name="House 7" ad={label()} />)
    const button = screen.getByRole('button', { name: 'Why this ad: House 7' })
    expect(button.getAttribute('popovertarget')).toBe(reason().id)
    expect(reason().getAttribute('popover')).toBe('auto')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    toggle('open')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(reason())
    toggle('closed')
    expect(screen.queryByText('Harbor Stores')).toBeNull()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('speaks Arabic on an Arabic page and leads to the Arabic page on ranking', () => {
    document.documentElement.lang = 'ar'
    speak('ar', arabic)
    render(<SponsoredMark name="House 7" ad={label()} />)
    expect(screen.getByText('إعلان')).toBeDefined()
    toggle('open', screen.getByRole('dialog'))
    const links = within(screen.getByRole('dialog')).getAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('/ar/how-ranking-works')
  })
})

describe('large cards', () => {
  it('say Sponsored before the reason is loaded, and where there is none', async () => {
    const { rerender } = render(<ListingCard listing={sampleAd(7)} />)
    expect(screen.getByText('Sponsored')).toBeDefined()
    await screen.findByRole('button', { name: 'Why this ad: House 7' })
    rerender(<ListingCard listing={sampleCard(7, { isAd: true })} />)
    expect(screen.getByText('Sponsored')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('R-305: a sponsored warehouse carries campaign and token; its label is not in its link', async () => {
    render(<ListingCard listing={sampleAd(7)} />)
    expect({ ...screen.getByRole('article').dataset }).toEqual({
      listing: '7',
      seller: '3',
      campaign: '70',
      adToken: 'token-7',
    })
    const link = screen.getByRole('link', { name: 'House 7' })
    expect(link.contains(await screen.findByRole('button', { name: 'Why this ad: House 7' }))).toBe(false)
  })

  it('R-305: so does a sponsored service', async () => {
    render(<ServiceCard service={sampleServiceAd(5)} />)
    expect({ ...screen.getByRole('article').dataset }).toEqual({
      listing: 'service-5',
      seller: '4',
      campaign: '50',
      adToken: 'token-5',
    })
    expect(await screen.findByRole('button', { name: 'Why this ad: Carrier 5' })).toBeDefined()
  })

  it('that are sponsored do not say Spotlight besides', () => {
    render(<ListingCard listing={sampleAd(7, { isFeatured: true })} />)
    expect(screen.queryByText('Spotlight')).toBeNull()
  })
})
