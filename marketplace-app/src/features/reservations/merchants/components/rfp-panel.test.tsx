import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { merchantRecord } from '../merchant-record.test-data'
import { RfpPanel } from './rfp-panel'

const uploaded = { id: 5, _id: 5, link: '/files/ab12.csv', title: 'volumes.csv', mimeType: 'text/csv', bytes: 9 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens the panel; saved answers are read again as they were sent. */
async function openPanel(first = merchantRecord()) {
  let record = first
  const answer: Answer = ({ path, method, body }) => {
    if (path.startsWith('/file-upload')) return [uploaded]
    if (path === '/merchants/warehouseMerchant') return { userUrl: 'mara-quill', merchant: record }
    if (method === 'PUT') record = { ...record, ...(body as object) }
    return record
  }
  const calls = standInApi(answer)
  const shown = await renderInApp(<RfpPanel />, '/settings#RFP')
  await screen.findByRole('heading', { level: 2, name: 'Basic' })
  return { ...shown, calls }
}

const open = async (...titles: string[]) => {
  for (const title of titles) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { level: 2, name: title })
  }
}
const toOutbound = () => open('RFP', 'Inbound Order Profile', 'Outbound Order Profile')

describe('settings #RFP', () => {
  it('R-504, R-183: is the wizard itself, with the way to sharing', async () => {
    const { calls, history } = await openPanel()
    expect(screen.getByRole('navigation', { name: 'Steps of your request' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Send it, share it/ }).getAttribute('href')).toBe('/dashboard/submit-rfp')
    await open('RFP', 'Inbound Order Profile', 'Outbound Order Profile', 'Inventory Order Profile')
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard/submit-rfp'))
    const body = calls.find(({ path }) => path === '/merchants/warehouseMerchant')?.body
    expect(body).toMatchObject({ merchantId: 7, company: 'Quill Toys' })
    expect(body).not.toHaveProperty('warehouseId')
  })

  it('R-504: a file is chosen, saved with the answers, and removed', async () => {
    const { calls } = await openPanel()
    await toOutbound()
    const saved = () =>
      (
        calls.findLast(({ method, path }) => method === 'PUT' && path === '/merchants/own')?.body as
          { outboundOrderProfile?: object } | undefined
      )?.outboundOrderProfile
    const input = await screen.findByLabelText<HTMLInputElement>('Choose a file: Shipping data')
    expect(input.accept).toBe('.csv,.xlsx,.xls,.pdf')
    await userEvent.upload(input, new File(['week,parcels'], 'volumes.csv', { type: 'text/csv' }))
    expect(await screen.findByText('volumes.csv')).toBeDefined()
    await waitFor(() => expect(saved()).toMatchObject({ parcel: true, shippingData: '/files/ab12.csv' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Shipping data' }))
    await waitFor(() => expect(saved()).not.toHaveProperty('shippingData'))
    expect(saved()).toHaveProperty('parcel', true)
  })

  it('R-504: a saved file is opened again; one that was removed is put back', async () => {
    const { calls } = await openPanel(
      merchantRecord({ outboundOrderProfile: { parcel: true, shippingData: '/files/cd34.xlsx' } }),
    )
    await toOutbound()
    await userEvent.click(await screen.findByRole('button', { name: 'Download: Shipping data' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/merchants/file/7')?.query.get('field')).toBe('shippingData'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Shipping data' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put the file back: Shipping data' }))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('One XLSX file')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Shipping data' }))
  })

  it('R-216, R-218: what depends on a switch shows once it is on', async () => {
    await openPanel()
    await toOutbound()
    expect(screen.getByLabelText('Units in an order')).toBeDefined()
    expect(screen.queryByLabelText('SKUs in an order')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'LTL or FTL shipments' }))
    expect(screen.getByLabelText('SKUs in an order')).toBeDefined()
    await open('Inventory Order Profile')
    expect(screen.queryByLabelText('Greatest length (in)')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Oversized pallets' }))
    for (const side of ['length', 'width', 'height'])
      expect(screen.getByLabelText(`Greatest ${side} (in)`)).toBeDefined()
  })

  it('R-202: the review on the last step has every answer and leads to its step', async () => {
    await openPanel()
    await open('RFP', 'Inbound Order Profile', 'Outbound Order Profile', 'Inventory Order Profile')
    const review = within(screen.getByRole('region', { name: 'Review your request' }))
    for (const answer of ['Mara Quill', '51-100', '501-1000', 'Toys & Games'])
      expect(review.getByText(answer)).toBeDefined()
    await userEvent.click(review.getByRole('button', { name: 'Edit RFP' }))
    await screen.findByRole('heading', { level: 2, name: 'RFP' })
  })
})
