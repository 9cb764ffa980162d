import { render, screen } from '@testing-library/react'
import { sampleServiceAd, sampleServiceCard } from '@stackyard/shared/ui/sample-card.test-data'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAdCall, standInApi } from '../lib/stand-in-api.test-data'
import SearchIsland from './search-island'

const carriers = [1, 2, 3].map((id) => sampleServiceCard(id))
afterEach(() => vi.unstubAllGlobals())

describe('sponsored cards of a search', () => {
  it.each([
    ['/search/services?query=drayage', 'search'],
    ['/search/services', 'featured'],
  ])('%s asks for those of %s', async (address, campaignType) => {
    history.replaceState(null, '', address)
    const calls = standInApi((asked) => (isAdCall(asked) ? [sampleServiceAd(9)] : carriers))
    render(<SearchIsland data={{ kind: 'services' }} />)
    await screen.findByText('Sponsored')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Carrier 1', 'Carrier 2', 'Carrier 9', 'Carrier 3'])
    expect(calls.filter(isAdCall).map(({ query }) => [query.type, query.campaignType, query.limit])).toEqual([
      ['service', campaignType, '24'],
    ])
  })

  it.each(['users', 'news'] as const)('of %s there are none', async (kind) => {
    history.replaceState(null, '', `/search/${kind}?query=dock`)
    const calls = standInApi(() => [])
    render(<SearchIsland data={{ kind }} />)
    await screen.findByText(/^No /)
    expect(calls.filter(isAdCall)).toEqual([])
  })
})
