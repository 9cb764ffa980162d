import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import type { ExploreSearch } from '../explore-search'
import { FilterSheet } from './filter-sheet'

/** Filters that the sheet has no field for. */
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
  categoriesQuery: ['footwear'],
  coordinates: '1,2,3,4',
  sort: 'rating',
  view: 'list',
  orders: 2000,
}

it('changes the filters that it shows and leaves the others in the address', async () => {
  const calls = standInApi(() => ({ total: 3, results: {} }))
  const onApply = vi.fn()
  await renderInApp(
    <FilterSheet
      open
      onClose={() => undefined}
      search={{ ...others, state: 'OH', minPallets: 20, features: ['rail'] }}
      fixed={{}}
      onApply={onApply}
    />,
  )
  fireEvent.change(await screen.findByLabelText('State'), { target: { value: 'TX' } })
  fireEvent.change(screen.getByLabelText('Pallets needed'), { target: { value: '' } })
  await waitFor(() => expect(calls.at(-1)?.query.get('state')).toBe('TX'))
  expect(calls.at(-1)?.query.get('radiusInMiles')).toBe('50')
  fireEvent.submit(screen.getByLabelText('State').closest('form') as HTMLFormElement)
  expect(onApply).toHaveBeenCalledWith({ ...others, state: 'TX', features: ['rail'] })
})
