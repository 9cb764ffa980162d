import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { blankContent } from '../listing-values'
import { EditWarehouse } from './edit-warehouse'
import { WarehouseForm } from './warehouse-form'

vi.mock('@stackyard/shared/ui/pin-map', () => ({ PinMap: () => null }))

const openForm = async () => {
  standInApi(() => [])
  await renderInApp(<WarehouseForm start={blankContent()} record={null} onReload={() => undefined} />)
}
const step = () => within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('status').textContent

describe('the form of a listing', () => {
  it('R-506: steps go on, back, and to any of them', async () => {
    await openForm()
    expect(step()).toBe('Step 1 of 6: General')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(step()).toBe('Step 2 of 6: Building')
    await userEvent.click(screen.getByRole('button', { name: 'Photos and documents' }))
    expect(step()).toBe('Step 6 of 6: Photos and documents')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(step()).toBe('Step 5 of 6: Space and prices')
  })

  it('the strip of steps scrolls to the present one', async () => {
    await openForm()
    const strip = within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('list')
    const scrolled = vi.fn<(to: ScrollToOptions) => void>()
    Object.assign(strip, { scrollTo: scrolled })
    await userEvent.click(screen.getByRole('button', { name: 'Photos and documents' }))
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('a new step is shown from its head', async () => {
    await openForm()
    const shown = vi.spyOn(screen.getByRole('navigation', { name: 'Steps' }), 'scrollIntoView')
    await userEvent.type(screen.getByLabelText(/Name of the warehouse/), 'H')
    expect(shown).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('R-513: hours are asked for only while it is not always open', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Building' }))
    expect(screen.getByRole('group', { name: 'Operating hours' })).toBeDefined()
    await userEvent.click(screen.getByRole('switch', { name: 'Always open' }))
    expect(screen.queryByRole('group', { name: 'Operating hours' })).toBeNull()
  })

  it('a refused publish names its fields, and each name leads to its field in its step', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect((await screen.findByText(/fields need your attention: /)).textContent).toMatch(
      /: Name of the warehouse, Country, City and \d more$/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^and \d more$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Operating hours, From' }))
    expect(step()).toBe('Step 2 of 6: Building')
    const from = await screen.findByLabelText(/^From/)
    await waitFor(() => expect(document.activeElement).toBe(from))
    await userEvent.click(screen.getByRole('button', { name: 'Zip code' }))
    expect(step()).toBe('Step 1 of 6: General')
    const zipCode = await screen.findByLabelText(/^Zip code/)
    await waitFor(() => expect(document.activeElement).toBe(zipCode))
  })

  it('R-508: a clone opens with what the listing says, as a new one', async () => {
    const record = {
      ...blankContent(),
      name: 'Akron Depot',
      description: 'Forty doors.',
      id: 7,
      _id: 7,
      version: 4,
      isDraft: false,
      sellerId: 3,
      sellerType: 'seller',
    }
    const calls = standInApi(({ method, path }) => (method === 'GET' && path === '/warehouse/own/7' ? record : []))
    await renderInApp(<EditWarehouse id="7" clone />)
    const description = await screen.findByLabelText<HTMLTextAreaElement>(/^Description/)
    expect(description.value).toBe('Forty doors.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clone a warehouse')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path === '/warehouse')).toBe(true))
  })
  it('the later of two editors reads which fields changed meanwhile', async () => {
    const base = { ...blankContent(), id: 7, _id: 7, isDraft: false, sellerId: 3, sellerType: 'seller' }
    const seen = { ...base, name: 'Akron Depot', version: 4 }
    const present = { ...base, name: 'Akron Depot North', description: 'Forty doors.', version: 5 }
    let reads = 0
    const calls = standInApi(({ method, path }) => {
      if (path !== '/warehouse/own/7' && method === 'GET') return []
      if (method !== 'GET') throw new Refusal(409, 'Somebody else changed this.')
      return reads++ === 0 ? seen : present
    })
    await renderInApp(<EditWarehouse id="7" />)
    await screen.findByLabelText(/^Description/)
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw to a draft' }))
    expect(await screen.findByText('Changed meanwhile: Name of the warehouse, Description.')).toBeDefined()
    expect(calls.some(({ method }) => method !== 'GET')).toBe(true)
  })

  it('the changes of two editors are put together: theirs are taken, where both wrote is chosen', async () => {
    const base = { ...blankContent(), id: 7, _id: 7, isDraft: true, sellerId: 3, sellerType: 'seller' }
    const seen = { ...base, name: 'Akron Depot', version: 4 }
    const present = { ...base, name: 'Akron Depot North', description: 'Forty doors.', version: 5 }
    let reads = 0
    const calls = standInApi(({ method, path, body }) => {
      if (method === 'GET') return path === '/warehouse/own/7' ? (reads++ === 0 ? seen : present) : []
      const sent = body as { version: number }
      if (sent.version === 4) throw new Refusal(409, 'Somebody else changed this.')
      return { ...base, ...sent, version: 6 }
    })
    await renderInApp(<EditWarehouse id="7" />)
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name of the warehouse/)
    await userEvent.type(name, ' South')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const both = within(await screen.findByRole('group', { name: 'Name of the warehouse' }))
    expect(both.getByRole<HTMLInputElement>('radio', { name: /Keep mine/ }).checked).toBe(true)
    expect(both.getByRole('radio', { name: 'Take theirs Akron Depot North' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Merge both' }))
    await waitFor(() => expect(screen.queryByText('Somebody else changed this listing')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 5,
        name: 'Akron Depot South',
        description: 'Forty doors.',
      }),
    )
  })

  it('R-145: discounts that do not count are told, prices come before fulfillment, and both can be put right', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Space and prices' }))
    const prices = await screen.findByRole('heading', { name: 'Prices' })
    const rates = screen.getByRole('group', { name: 'Fulfillment' })
    expect(prices.compareDocumentPosition(rates) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Pallet, Discount, 1 month'), '10')
    expect(screen.getByText('These discounts don’t apply yet')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Offer as HotRack' }))
    expect(screen.queryByText('These discounts don’t apply yet')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Offer as HotRack' }).checked).toBe(true)
  })

  it('R-516: what a new form starts with comes from its definitions', () => {
    const { facilityDetails, numberOfBuildings } = blankContent()
    expect([facilityDetails.averageReceivingTimeType, facilityDetails.orderCutoffTimeType]).toEqual(['Days', 'AM'])
    expect(numberOfBuildings).toBe(1)
  })

  it('a brochure is one PDF: chosen, replaced, and removed', async () => {
    const calls = standInApi(({ method }) =>
      method === 'POST' ? [{ id: 3, title: 'tour.pdf', link: '/files/tour.pdf', mimeType: 'application/pdf' }] : [],
    )
    await renderInApp(<WarehouseForm start={blankContent()} record={null} onReload={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Photos and documents' }))
    await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['%PDF-'], 'tour.pdf'))
    const link = await screen.findByRole('link', { name: 'Open Brochure of the warehouse' })
    expect(link.getAttribute('href')).toBe('/files/tour.pdf')
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Brochure of the warehouse' }))
    expect(screen.queryByRole('link', { name: 'Open Brochure of the warehouse' })).toBeNull()
  })

  describe('prices (R-314)', () => {
    const live = {
      ...blankContent(),
      name: 'Akron Depot',
      address: { street1: '', street2: '', city: 'Jurong', state: '', zipCode: '609601', country: 'SG' },
      facilityDetails: { ...blankContent().facilityDetails, squareFootage: '9000', alwaysOpen: true },
      price1: 20,
      id: 7,
      _id: 7,
      version: 4,
      isDraft: false,
      visible: true,
      sellerId: 3,
      sellerType: 'seller',
    }
    const openPrices = async (answer: (body: Record<string, unknown>) => unknown = (body) => body) => {
      const calls = standInApi(({ method, path, body }) => {
        if (method === 'GET') return path === '/warehouse/own/7' ? live : []
        return { ...live, ...(answer(body as Record<string, unknown>) as object), version: 5 }
      })
      await renderInApp(<EditWarehouse id="7" />)
      // happy-dom empties a registered select when it is drawn.
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Country/ }), 'SG')
      await userEvent.click(screen.getByRole('button', { name: 'Space and prices' }))
      const price = await screen.findByLabelText<HTMLInputElement>('Pallet, Price, 1 month')
      const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
      return { price, sent }
    }

    it('one that falls by more than half is asked about with both figures, and goes live once it is confirmed', async () => {
      const { price, sent } = await openPrices()
      await userEvent.clear(price)
      await userEvent.type(price, '2')
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Are these prices right?' }))
      expect(dialog.getByText('Pallet, 1 month: from $20.00 to $2.00')).toBeDefined()
      expect(sent()).toEqual([])
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, publish these prices' }))
      await waitFor(() => expect(sent()).toMatchObject([{ price1: 2, confirmPrices: true }]))
    })

    it('one below its limit is marked and never sent', async () => {
      const { price, sent } = await openPrices()
      await userEvent.clear(price)
      await userEvent.type(price, '-5')
      expect(screen.getAllByText('Enter a number from 0 to 1,000,000.').length).toBeGreaterThan(0)
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
      expect(price.value).toBe('-5')
      expect(screen.getAllByText('The marked fields are not saved yet')).toBeDefined()
      expect(sent()).toEqual([])
    })

    it('what the server alone knows to have fallen is asked about too', async () => {
      const drop = { path: 'price6', message: 'Pallet, 6 months: from $15.00 to $0.00' }
      const { sent } = await openPrices((body) => {
        if (body['confirmPrices']) return body
        throw new Refusal(409, 'Some prices fall.', { code: 'PRICE_DROP', issues: [drop] })
      })
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Are these prices right?' }))
      expect(dialog.getByText(drop.message)).toBeDefined()
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, publish these prices' }))
      await waitFor(() => expect(sent().at(-1)).toMatchObject({ confirmPrices: true }))
    })
  })

  it('R-513: what keeps it from being published is marked and listed before it is tried', async () => {
    await openForm()
    const needed = within(screen.getByRole('region', { name: 'Still needed to publish' }))
    for (const part of ['A name', 'The address', 'Square footage', 'Operating hours'])
      expect(needed.getByRole('button', { name: part })).toBeDefined()
    await userEvent.click(needed.getByRole('button', { name: 'Operating hours' }))
    const from = await screen.findByLabelText<HTMLInputElement>(/^From/)
    expect(from.getAttribute('aria-required')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(from))
  })
})
