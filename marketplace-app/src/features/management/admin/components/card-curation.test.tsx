import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { CardControls, CardControlsProvider } from '../../../../components/card-controls'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { sampleRow } from '../managed-listing.test-data'
import { CardCuration } from './card-curation'

const card = (more: Partial<ListingCard> = {}): ListingCard => ({
  ...sampleRow(7),
  visible: true,
  isVerified: true,
  isFeatured: true,
  ...more,
})

const openAs = async (role: 'admin' | 'customer', listing: ListingCard) => {
  standInApi(() => [])
  const shown = await renderInApp(
    <CardControlsProvider value={role === 'admin' ? (shown) => <CardCuration listing={shown} /> : null}>
      <main>
        <CardControls listing={listing} />
      </main>
    </CardControlsProvider>,
  )
  await screen.findByRole('main')
  return shown
}

describe('a card of a warehouse', () => {
  it('R-076: has the chips Not Verified, Not Spotlight and Visible or Hidden for admins', async () => {
    const off = { visible: false, isVerified: false, isFeatured: false }
    await openAs('admin', card(off))
    for (const chip of ['Hidden', 'Not Verified', 'Not Spotlight']) expect(screen.getByText(chip)).toBeDefined()
    expect(screen.queryByText('Visible')).toBeNull()
  })

  it('R-076: marks first spotlights and high priority for admins', async () => {
    await openAs('admin', card({ isFirstSpotlight: true, isHighPriority: true }))
    for (const chip of ['Visible', '1st spotlight', 'High priority']) expect(screen.getByText(chip)).toBeDefined()
    expect(screen.queryByText('Not Verified')).toBeNull()
  })

  it('R-076 R-077: has neither chips nor menu for others', async () => {
    await openAs('customer', card({ latitude: null }))
    expect(screen.getByRole('main').innerHTML).toBe('')
  })

  it.each([
    [{}, false],
    [{ latitude: null }, true],
    [{ longitude: null }, true],
  ])('R-077: with %j the icon of the menu is red: %s', async (place, isRed) => {
    await openAs('admin', card(place))
    const menu = within(screen.getByRole('main')).getByRole('button', { name: /^Actions for Depot 7/ })
    expect(menu.querySelector('svg')?.classList.contains('text-danger-ink')).toBe(isRed)
  })
})
