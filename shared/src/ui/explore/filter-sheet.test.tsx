import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ExploreSearch } from '../../domain/explore-search'
import type { Facets } from '../../schema/facets'
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

it('offers steps of a figure with what each would leave, and keeps one that no step has', () => {
  const onApply = vi.fn<(search: ExploreSearch) => void>()
  const counts = { dockDoors: [{ key: '4', count: 1200 }] } as unknown as Facets
  render(
    <FilterSheet
      open
      onClose={() => undefined}
      search={{ dockDoors: 6 }}
      draft={{ dockDoors: 6 }}
      onDraft={() => undefined}
      counts={{ ...counts, diamonds: [] }}
      total={3}
      fixed={{}}
      hasPrices={false}
      onApply={onApply}
    />,
  )
  const doors = screen.getByLabelText<HTMLSelectElement>('Dock doors at least')
  expect(doors.value).toBe('6')
  expect([...doors.options].map(({ text }) => text)).toEqual([
    'Any',
    '2 (0)',
    '4 (1,200)',
    '6',
    '8 (0)',
    '16 (0)',
    '32 (0)',
  ])
  fireEvent.change(screen.getByLabelText('Clear height in feet at least'), { target: { value: '32' } })
  fireEvent.submit(doors.closest('form') as HTMLFormElement)
  expect(onApply).toHaveBeenLastCalledWith({ dockDoors: 6, clearHeight: 32 })
  fireEvent.change(doors, { target: { value: '' } })
  fireEvent.submit(doors.closest('form') as HTMLFormElement)
  expect(onApply).toHaveBeenLastCalledWith({ clearHeight: 32 })
})
