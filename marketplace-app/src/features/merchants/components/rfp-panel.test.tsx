import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { RfpAccess } from '@stackyard/shared/schema/merchant'
import { Refusal, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { merchantRecord } from '../merchant-record.test-data'
import { toForm } from '../rfp-form'
import { RfpPanel } from './rfp-panel'
import { RfpExtra } from './rfp-sections'

const access: RfpAccess = {
  id: 1,
  _id: 1,
  userId: 42,
  name: 'Holm Storage',
  userUrl: 'holm',
  avatar: null,
  state: 'requested',
  askedAt: '2026-05-01T00:00:00.000Z',
  decidedAt: null,
}

async function openPanel(record = merchantRecord()) {
  const calls = standInApi(({ path, method }) => {
    if (path.startsWith('/merchants/requests')) return [access]
    if (path.startsWith('/merchants/quotes'))
      return [{ id: 1, warehouse: { id: 31, name: 'Dock Five', slug: 'dock-five' } }]
    if (/approveRequest|cancelRequest/.test(path)) return { ...access, state: 'approve' }
    return method === 'PUT' && path.includes('warehouseMerchant') ? { userUrl: 'mara-quill', merchant: record } : record
  })
  await renderInApp(<RfpPanel />, '/settings')
  await screen.findByRole('button', { name: 'Submit RFP' })
  return calls
}

describe('settings #RFP', () => {
  it('R-504: the own answers are shown, changed and kept', async () => {
    const calls = await openPanel()
    const company = screen.getByLabelText(/^Company name/)
    expect(company).toHaveProperty('value', 'Quill Toys')
    await userEvent.clear(company)
    await userEvent.type(company, 'Acme')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/merchants/own' }))
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      company: 'Acme',
      outboundOrderProfile: { parcel: true, avgUnitsPerOrderParcel: 3 },
    })
  })

  it('a file is chosen, sent with the answers, and taken back', async () => {
    const calls = standInApi(({ path, method }) => {
      if (path.startsWith('/file-upload'))
        return [{ id: 5, _id: 5, link: '/files/ab12.csv', title: 'volumes.csv', mimeType: 'text/csv', bytes: 9 }]
      return /requests|quotes/.test(path) && method === 'GET' ? [] : merchantRecord()
    })
    await renderInApp(<RfpPanel />, '/settings')
    const kept = () =>
      (calls.findLast(({ method }) => method === 'PUT')?.body as { outboundOrderProfile?: object } | undefined)
        ?.outboundOrderProfile
    const input = await screen.findByLabelText<HTMLInputElement>('Choose a file: Shipping data')
    expect(input.accept).toBe('.csv,.xlsx,.xls,.pdf')
    await userEvent.upload(input, new File(['week,parcels'], 'volumes.csv', { type: 'text/csv' }))
    expect(await screen.findByText('volumes.csv')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(kept()).toMatchObject({ parcel: true, shippingData: '/files/ab12.csv' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Shipping data' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(kept()).not.toHaveProperty('shippingData'))
    expect(kept()).toHaveProperty('parcel', true)
  })

  it('a kept file is opened again; one that was taken away is put back', async () => {
    const record = merchantRecord({ outboundOrderProfile: { parcel: true, shippingData: '/files/cd34.xlsx' } })
    const calls = await openPanel(record)
    await userEvent.click(await screen.findByRole('button', { name: 'Download: Shipping data' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/merchants/file/7')?.query.get('field')).toBe('shippingData'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Shipping data' }))
    expect(screen.queryByRole('button', { name: 'Download: Shipping data' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put the file back: Shipping data' }))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('One XLSX file')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Shipping data' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        outboundOrderProfile: { shippingData: '/files/cd34.xlsx' },
      }),
    )
  })

  it('a save that fails, and a read that fails after it, keep what was typed', async () => {
    let isDown = false
    const calls = standInApi(({ path }) => {
      if (isDown) throw new Refusal(500, 'Down.')
      return /requests|quotes/.test(path) ? [] : merchantRecord()
    })
    const { queryClient } = await renderInApp(<RfpPanel />, '/settings')
    const company = await screen.findByLabelText<HTMLInputElement>(/^Company name/)
    await userEvent.clear(company)
    await userEvent.type(company, 'Acme')
    isDown = true
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
    await act(() => queryClient.refetchQueries())
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error'),
    ).toBe(true)
    expect(screen.getByLabelText(/^Company name/)).toBe(company)
    expect(company.value).toBe('Acme')
  })

  it('R-227: the submit sends merchant, both volumes and remarks along with the answers', async () => {
    const calls = await openPanel(merchantRecord({ refMessage: 'Two docks.' }))
    await userEvent.click(screen.getByRole('button', { name: 'Submit RFP' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/merchants/warehouseMerchant',
      body: {
        merchantId: 7,
        storageVolume: '51-100',
        monthlyShipmentVolume: '501-1000',
        refMessage: 'Two docks.',
        company: 'Quill Toys',
      },
    })
  })

  it('the request is shared with a warehouse that was asked for a quote', async () => {
    const calls = await openPanel()
    await userEvent.selectOptions(await screen.findByLabelText('Warehouse'), 'Dock Five')
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ merchantId: 7, warehouseId: 31 }),
    )
  })

  it('R-226: the Basics follow the merchant type', async () => {
    await openPanel()
    expect(screen.queryByLabelText(/^Number of stores/)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText(/^Merchant type/), 'physicalRetailer')
    expect(screen.getByLabelText(/^Number of stores/)).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText(/^Merchant type/), 'omnichannelRetailer')
    expect(screen.getByRole('group', { name: /^Sales channels/ })).toBeTruthy()
  })

  it.each([
    ['closed, with how much is answered', {}, false],
    ['open once one of its answers was refused', { 'outboundOrderProfile.countReturns': 'Enter a number' }, true],
    ['closed when another group was refused', { 'inboundOrderProfile.SKUType': 'Choose one' }, false],
  ])('a group that may be left unanswered is %s', async (_, errors, isOpen) => {
    const form = { ...toForm(merchantRecord()), outboundOrderProfile: { countReturns: '4', parcel: false } }
    await renderInApp(<RfpExtra group="outboundOrderProfile" form={form} errors={errors} onAnswers={() => undefined} />)
    const heading = await screen.findByRole('heading', { name: 'Outbound order profile' })
    expect(heading.closest('summary')?.textContent).toContain('2 answers')
    expect(heading.closest('details')?.open).toBe(isOpen)
  })

  it('a group with a refused answer stays open when the next save begins', async () => {
    function Group() {
      const [errors, setErrors] = useState<Record<string, string>>({ 'outboundOrderProfile.parcel': 'Choose one' })
      return (
        <>
          <RfpExtra
            group="outboundOrderProfile"
            form={toForm(merchantRecord())}
            errors={errors}
            onAnswers={() => undefined}
          />
          <button type="button" onClick={() => setErrors({})}>
            Begin
          </button>
        </>
      )
    }
    await renderInApp(<Group />)
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }))
    expect(screen.getByRole('heading', { name: 'Outbound order profile' }).closest('details')?.open).toBe(true)
  })

  it('R-216, R-218: what depends on a switch shows once it is on', async () => {
    await openPanel()
    expect(screen.getByLabelText('Units in an order')).toBeTruthy()
    expect(screen.queryByLabelText('SKUs in an order')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'LTL or FTL shipments' }))
    expect(screen.getByLabelText('SKUs in an order')).toBeTruthy()
    expect(screen.queryByLabelText('Greatest length (in)')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Oversized pallets' }))
    for (const side of ['length', 'width', 'height'])
      expect(screen.getByLabelText(`Greatest ${side} (in)`)).toBeTruthy()
  })

  it.each([
    ['Approve', 'Approve Access', '/merchants/approveRequest/42'],
    ['Deny', 'Deny Access', '/merchants/cancelRequest/42'],
  ])('R-485: %s asks in a dialog first, and goes by the provider’s user id', async (button, title, path) => {
    const calls = await openPanel()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('cannot be changed')
    expect(calls.some((call) => call.path === path)).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true))
  })
})
