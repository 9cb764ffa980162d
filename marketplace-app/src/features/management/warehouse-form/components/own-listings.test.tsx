import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { OwnListings } from './own-listings'

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
  }) as ManagedListing

it('R-072 R-073: a seller’s own listings are Draft or Live, each with Clone, Edit and Delete', async () => {
  standInApi(({ query }) => (query.has('limit') ? [listing(1, true), listing(2, false)] : {}))
  await renderInApp(<OwnListings />, '/settings/')
  const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)
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
