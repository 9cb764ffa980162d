import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { OwnListing } from '@stackyard/shared/schema/managed-listing'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { OwnListings, OwnListingsTab } from './own-listings'

const none = { price3: null, price6: null, priceSq1: null, priceSq3: null, priceSq6: null, priceSq12: null }

const listing = (id: number, isDraft: boolean) =>
  ({
    id,
    name: `Depot ${id}`,
    address: { city: 'Dallas', state: 'TX' },
    photo: null,
    isDraft,
    visible: true,
    confirmedAt: null,
    createdAt: '2026-10-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    palletEnabled: true,
    hotrack: id === 2,
    prices: { ...none, price1: 20, price12: 15, lowestPallet: id === 2 ? 12 : 15 },
    space: { total: 1333, free: 400 },
    openReservations: 3,
    views: 1204,
  }) as OwnListing

it('R-072 R-073: a seller’s own listings are Draft or Live, each with Clone, Edit and Delete', async () => {
  standInApi(({ query }) => (query.has('limit') ? [listing(1, true), listing(2, false)] : {}))
  await renderInApp(<OwnListingsTab />, '/settings/')
  const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
  const [draft, live] = [await rowOf('Depot 1'), await rowOf('Depot 2')]
  expect(draft.getByText('Draft')).toBeDefined()
  expect(draft.queryByText('Live')).toBeNull()
  expect(live.getByText('Live')).toBeDefined()
  expect(live.queryByText('Draft')).toBeNull()
  for (const [row, id] of [
    [draft, 1],
    [live, 2],
  ] as const) {
    expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/dashboard/warehouses/edit/${id}`)
    expect(row.getByRole('link', { name: 'Clone' }).getAttribute('href')).toMatch(
      new RegExp(`^/dashboard/warehouses/create\\?clone=(%22)?${id}(%22)?$`),
    )
    expect(row.getByRole('button', { name: 'Delete' })).toBeDefined()
  }
})

it('P4: the list shows rate, HotRack price, free space, open reservations and views', async () => {
  standInApi(({ query }) => (query.has('limit') ? [listing(1, false), listing(2, false)] : {}))
  await renderInApp(<OwnListings search={{}} onSearch={() => undefined} />, '/dashboard/my-listings')
  const cellsOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  const [plain, hot] = [await cellsOf('Depot 1'), await cellsOf('Depot 2')]
  expect(plain.slice(0, 5)).toEqual(['Live', '$15.00per pallet per month', '30of 100 pallets', '3', '1,204'])
  expect(hot.slice(0, 2)).toEqual(['LiveHotRack', '$12.00$15.00per pallet per month'])
})

it('P4: a heading sorts by its figure and begins at the first page', async () => {
  standInApi(({ query }) => (query.has('limit') ? [listing(1, false)] : {}))
  const onSearch = vi.fn()
  await renderInApp(<OwnListings search={{ tab: 'live', page: 3 }} onSearch={onSearch} />, '/dashboard/my-listings')
  for (const [column, sortBy] of [
    ['From', 'rate'],
    ['Free today', 'free'],
    ['Open reservations', 'reservations'],
    ['Views, 30 days', 'views'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: `Sort by ${column}` }))
    expect(onSearch).toHaveBeenLastCalledWith({ tab: 'live', sortBy, order: 'desc', page: undefined })
  }
})
