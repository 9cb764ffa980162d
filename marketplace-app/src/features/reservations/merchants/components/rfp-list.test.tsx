import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { MerchantCard } from '@stackyard/shared/schema/merchant'
import { listed, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { merchantRecord } from '../merchant-record.test-data'
import type { RfpSearch } from '../queries'
import { RfpList } from './rfp-list'
import { RfpPage } from './rfp-page'

const card: MerchantCard = {
  id: 7,
  _id: 7,
  firstName: 'Mara',
  lastName: 'Quill',
  email: 'mara@quill.test',
  company: 'Quill Toys',
  userUrl: 'mara-quill',
  avatar: null,
  merchantType: 'eCommerceRetailer',
  storageVolume: '51-100',
  monthlyShipmentVolume: '501-1000',
  categories: ['toysGames'],
  place: 'Columbus, OH',
  startDate: '2026-07-01',
  termMonths: 6,
  answerBy: '2026-06-01',
  isComplete: true,
  origin: 'public',
  submittedAt: '2026-05-01T00:00:00.000Z',
  createdAt: '2026-05-01T00:00:00.000Z',
}

it('R-503: admins read the submitted requests by sort, order and a pair of name and value', async () => {
  const calls = standInApi(() => listed([card], 41))
  const onSearch = vi.fn()
  await renderInApp(
    <RfpList
      reader="admin"
      search={{ sortBy: 'company', order: 'asc', type: 'eCommerceRetailer' }}
      onSearch={onSearch}
    />,
  )
  expect((await screen.findByRole('link', { name: 'Quill Toys' })).getAttribute('href')).toBe('/dashboard/submit-rfp/7')
  expect(calls[0]?.path).toBe('/merchants/submit-rfp-list')
  const query = decodeURIComponent(calls[0]?.query.toString() ?? '')
  for (const part of ['sortBy=company', 'order=asc', '=merchantType', '=eCommerceRetailer'])
    expect(query).toContain(part)
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'firstName')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ sortBy: 'firstName', order: 'asc' }))
})

it('a search that is not applied yet survives a page change, and its field has the focus once it is', async () => {
  function Office() {
    const [search, setSearch] = useState<RfpSearch>({})
    return <RfpList reader="admin" search={search} onSearch={setSearch} />
  }
  const calls = standInApi(() => listed([card], 41))
  await renderInApp(<Office />)
  await screen.findByRole('link', { name: 'Quill Toys' })
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(box, 'Quill')
  await userEvent.click(screen.getAllByRole('button', { name: /2/ })[0] as HTMLElement)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.getByRole('searchbox')).toBe(box)
  expect(box.value).toBe('Quill')
  await userEvent.type(box, '{Enter}')
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(document.activeElement).toBe(box)
})

it('a provider reads what merchants sent them', async () => {
  const calls = standInApi(() => [])
  await renderInApp(<RfpList reader="seller" search={{}} onSearch={() => undefined} />)
  await screen.findByText('No requests yet')
  expect(calls[0]?.path).toBe('/merchants/rfps')
})

it('a request shows its answers, those of a merchant type alone that it is of', async () => {
  await renderInApp(
    <RfpPage
      record={merchantRecord({ physicalFeatures: { countStores: 4 }, outboundOrderProfile: { parcel: true } })}
    />,
  )
  expect(await screen.findByText('Parcel shipments')).toBeTruthy()
  expect(screen.getByText(/Toys/, { selector: 'dd' })).toBeTruthy()
  expect(screen.queryByText('Number of stores')).toBeNull()
  // Parcel orders alone: the LTL question under a switch that is off has no line, though it has a default.
  expect(screen.getAllByText('Orders a month')).toHaveLength(1)
})
