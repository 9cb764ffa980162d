import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ExploreSearch } from '../../domain/explore-search'
import { FilterSheet } from './filter-sheet'

/** Filters that the sheet has no field for: prices are there for signed-in readers only. */
const others: ExploreSearch = {
  region: ['midwest'],
  diamonds: ['3', '5'],
  minRating: 4,
  userType: 'manager',
  latitude: 39.96,
  longitude: -82.99,
  radiusInMiles: 50,
  priceTerm: 6,
  budget: 9000,
  minPrice: 5,
  wishes: ['features.hazmat'],
  coordinates: '1,2,3,4',
  sort: 'rating',
  view: 'list',
  orders: 2000,
}

it('changes the filters that it shows and leaves the others in the address', () => {
  const search: ExploreSearch = { ...others, state: 'OH', minPallets: 20, features: ['rail'] }
  const [onApply, onDraft] = [vi.fn<(search: ExploreSearch) => void>(), vi.fn<(draft: ExploreSearch) => void>()]
  render(
    <FilterSheet
      open
      onClose={() => undefined}
      search={search}
      draft={search}
      onDraft={onDraft}
      counts={undefined}
      total={3}
      fixed={{}}
      hasPrices={false}
      onApply={onApply}
    />,
  )
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'TX' } })
  fireEvent.change(screen.getByLabelText('Pallets at least'), { target: { value: '' } })
  expect(onDraft).toHaveBeenLastCalledWith({ ...others, state: 'TX', features: ['rail'] })
  fireEvent.submit(screen.getByLabelText('State').closest('form') as HTMLFormElement)
  expect(onApply).toHaveBeenCalledWith({ ...others, state: 'TX', features: ['rail'] })
})
