import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type ReserveIntent, reserveSearchOf } from '../domain/reserve-search'
import type { Warehouse } from '../schema/warehouse'
import { BookingBox, type BookingBoxProps } from './booking-box'
import { sampleWarehouse } from './sample-warehouse.test-data'

const now = new Date('2026-11-22T10:00:00Z')
const rates = (name: string, details: Record<string, unknown>) => ({ tierName: name, fulfillmentRatesDetails: details })
const fulfillment = {
  fulfillmentRatesVisible: true,
  hasFulfillmentRates: true,
  fulfillmentDeposit: 1000,
  fulfillmentRates: [
    rates('101 to 9999', { inbound: { per_pallet_rate: 6 } }),
    rates('0 to 100', {
      inbound: { per_pallet_rate: 7.5 },
      outbound: { eCommerce: { unit_pick_pack_rate: 2.5 }, b2b: { case_pick_rate: 3 } },
      fbaPrep: { labeling_rate: 0.4 },
      other: { service_labor_rate: 48 },
    }),
  ],
  fulfillmentRatesDetails: { monthlyVolumeTiers: { price_0_to_100_discount: 10 } },
}

function show(warehouse: Warehouse, props: Partial<BookingBoxProps> = {}): ReserveIntent[] {
  const reserved: ReserveIntent[] = []
  render(
    <BookingBox
      warehouse={warehouse}
      viewer="customer"
      now={now}
      loginHref="/auth/login"
      quoteHref="#QUOTE"
      onReserve={(intent) => reserved.push(intent)}
      {...props}
    />,
  )
  return reserved
}

const priced = (fields: Record<string, unknown> = {}) =>
  sampleWarehouse({ price1: 20, price6: 15, priceSq1: 2, availability: [], ...fields })
const term = (name: string): HTMLInputElement => screen.getByRole('radio', { name: new RegExp(`^${name}\\b`) })
const quantity = (): HTMLInputElement => screen.getByRole('textbox', { name: /Order Quantity/ })
const reserve = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reserve' })

describe('the storage tab', () => {
  it('R-118 R-135: cards for 1, 3, 6 and 12 months, those without a price disabled', () => {
    show(priced())
    const all = ['1 month', '3 months', '6 months', '12 months'].map(term)
    expect(screen.getAllByRole('radio').filter((radio) => radio.getAttribute('name') === 'term')).toEqual(all)
    expect(all.map(({ disabled }) => disabled)).toEqual([false, true, false, true])
  })

  it('R-106: month and space of the address are chosen', () => {
    show(priced(), { asked: reserveSearchOf('?month=6&space=40') })
    expect([term('6 months').checked, quantity().value]).toEqual([true, '40'])
  })

  it('R-107 R-121: a month that is no term is passed over, and the least order stands', () => {
    show(priced({ minSpaceOrder: 20 }), { asked: reserveSearchOf('?month=5') })
    expect([term('1 month').checked, quantity().value]).toEqual([true, '20'])
  })

  it('R-119: one way to book is forced; with both there is a switch', () => {
    show(priced({ palletEnabled: false }))
    expect(screen.getByLabelText('Order Quantity (square feet)')).toBe(quantity())
    expect(screen.queryByRole('radio', { name: 'Pallets' })).toBeNull()
  })

  it('R-119: pallets alone are forced too', () => {
    show(priced({ sqEnabled: false }), { asked: reserveSearchOf('?mode=SQ_FEET') })
    expect(screen.getByLabelText('Order Quantity (Pallet Positions)')).toBe(quantity())
    expect(screen.queryByRole('radio', { name: 'Square feet' })).toBeNull()
  })

  it('R-119 R-122: the switch changes the words of the quantity', async () => {
    show(priced())
    expect(screen.getByLabelText('Order Quantity (Pallet Positions)')).toBe(quantity())
    await userEvent.click(screen.getByRole('radio', { name: 'Square feet' }))
    expect(screen.getByLabelText('Order Quantity (square feet)')).toBe(quantity())
  })

  it('R-123: who determines the allocation stands at the figures', () => {
    show(priced())
    const control = screen.getByRole('button', { name: 'About storage allocation' })
    const hint = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Storage allocation is ultimately determined by the warehouse.')
  })

  it.each([
    [4, true],
    [5, false],
  ])('R-124: with at most %d pallets to order, Inquire is %s', (maxSpaceOrder, isInquire) => {
    show(priced({ maxSpaceOrder, minSpaceOrder: 1 }))
    const hint = (quantity().getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? ''
    expect(document.getElementById(hint)?.textContent === 'Inquire').toBe(isInquire)
  })

  it('R-157: ten pallets are 133.3 square feet and 580 cubic feet', () => {
    show(priced(), { asked: reserveSearchOf('?space=10&mode=PALLET') })
    expect(screen.getByText(/about 133\.3 sq ft, 580 cubic feet/)).toBeDefined()
  })

  it('R-134 R-140: a cleared field counts as 0, says the least, and nothing can be reserved', async () => {
    show(priced())
    expect(reserve().disabled).toBe(false)
    await userEvent.clear(quantity())
    expect(screen.getByText('Minimum available space is 2 pallets')).toBeDefined()
    expect(reserve().disabled).toBe(true)
  })

  it('R-144: any other quantity is invalid', async () => {
    show(priced())
    await userEvent.type(quantity(), '.5')
    expect(screen.getByText('Invalid data')).toBeDefined()
    expect(reserve().disabled).toBe(true)
  })

  it('R-134: without a term on offer nothing can be reserved', async () => {
    show(priced({ priceSq1: null }))
    await userEvent.click(screen.getByRole('radio', { name: 'Square feet' }))
    expect(reserve().disabled).toBe(true)
  })

  it('R-148 R-149 R-150: what is due, and what is saved', () => {
    const discount = { hotRackEnabled: true, discountOption: 'fixed', discount6: 3, price6: 20 }
    show(priced(discount), { asked: reserveSearchOf('?month=6&space=10&mode=PALLET') })
    expect(term('6 months').closest('label')?.textContent).toContain('$17.00')
    expect(screen.getAllByText('$170.00')).toHaveLength(2)
    expect(screen.getByText('$180.00')).toBeDefined()
  })

  it('R-138: hands the reservation over by its parameters', async () => {
    const reserved = show(priced(), { asked: reserveSearchOf('?month=1&space=1333&mode=SQ_FEET') })
    await userEvent.click(reserve())
    expect(reserved).toEqual([{ month: 1, space: 1333, mode: 'SQ_FEET', start: '2026-11-23' }])
  })
})

describe('who may book', () => {
  it('R-131: customers reserve', () => {
    show(priced())
    expect(reserve()).toBeDefined()
  })

  it('R-131: nobody else finds a Reserve', () => {
    show(priced(), { viewer: 'other' })
    expect(screen.queryByRole('button', { name: 'Reserve' })).toBeNull()
  })

  it('R-006: visitors get a way to sign in where figures would be', () => {
    show(sampleWarehouse({}), { viewer: 'visitor' })
    expect(screen.getByText('Login to view price')).toBeDefined()
    expect(document.body.textContent).not.toContain('$')
  })

  it.each([
    ['abroad', { regionScope: 'global', price1: 20 }],
    ['without any price', { hasStoragePrices: false }],
    ['with both ways to book off', { palletEnabled: false, sqEnabled: false, price1: 20 }],
  ])('R-133 R-137: a warehouse %s is booked by quote', (_, fields) => {
    show(sampleWarehouse({ hasStoragePrices: true, ...fields }))
    expect(screen.getByRole('link', { name: 'Get a Quote' }).getAttribute('href')).toBe('#QUOTE')
    expect(screen.queryByRole('button', { name: 'Reserve' })).toBeNull()
  })

  it.each([
    ['visitor', 1],
    ['customer', 1],
    ['other', 0],
  ] as const)('R-132: a %s finds %d Get a Quote', (viewer, count) => {
    show(priced({ regionScope: 'global' }), { viewer })
    expect(screen.queryAllByRole('link', { name: 'Get a Quote' })).toHaveLength(count)
  })
})

describe('the fulfillment tab', () => {
  const open = async (fields: Record<string, unknown> = {}, search = '') => {
    const reserved = show(priced({ ...fulfillment, ...fields }), { asked: reserveSearchOf(search) })
    await userEvent.click(screen.getByRole('tab', { name: 'Fulfillment' }))
    await screen.findByLabelText('Monthly order volume', undefined, { timeout: 10_000 })
    return reserved
  }

  it.each([
    [{ fulfillmentRatesVisible: true }, 1],
    [{ fulfillmentRatesVisible: false }, 0],
    [{ fulfillmentRates: [] }, 0],
    [{ fulfillmentRates: [rates('0 to 100', { inbound: { per_pallet_rate: 0 } })] }, 0],
  ])('R-117: is there with visible rates and tiers alone: %j gives %d', (fields, count) => {
    show(priced({ ...fulfillment, ...fields }))
    expect(screen.queryAllByRole('tab', { name: 'Fulfillment' })).toHaveLength(count)
  })

  it('R-125 R-126 R-127: tiers by their bounds; the first where the address names none of them', async () => {
    await open({}, '?tier=unknown')
    const select = screen.getByLabelText<HTMLSelectElement>('Monthly order volume')
    expect([...select.options].map(({ text }) => text)).toEqual(['0 to 100 orders', '101+ orders'])
    expect(select.value).toBe('0 to 100')
  })

  it('R-128: rates stand in their groups', async () => {
    await open()
    const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Inbound', 'Outbound · eCommerce', 'Outbound · B2B', 'FBA Prep', 'Other'])
    const inbound = screen.getByRole('heading', { name: 'Inbound' }).closest('section')
    expect(within(inbound!).getByText('$7.50')).toBeDefined()
  })

  it('R-129: a group whose rates are all zero is not there', async () => {
    const tier = rates('0 to 100', { inbound: { per_pallet_rate: 2 }, fbaPrep: { labeling_rate: 0 } })
    await open({ fulfillmentRates: [tier] })
    expect(screen.queryByRole('heading', { name: 'FBA Prep' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Inbound' })).toBeDefined()
  })

  it('R-136: without a deposit nothing can be reserved', async () => {
    await open({ fulfillmentDeposit: null })
    expect(reserve().disabled).toBe(true)
  })

  it('R-139 R-153: hands over tier, deposit and what is due', async () => {
    const reserved = await open()
    await userEvent.click(reserve())
    expect(reserved).toEqual([{ tier: '0 to 100' }])
  })
})

describe('storage with fulfillment', () => {
  const both = (fields: Record<string, unknown> = {}) => priced({ ...fulfillment, ...fields })
  const tick = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^Add fulfillment/ }))

  it('adds the deposit of a tier to what is due, and hands both over', async () => {
    const reserved = show(both(), { asked: reserveSearchOf('?month=1&space=40&mode=PALLET&start=2026-12-24') })
    await tick()
    expect(screen.getByText('Fulfillment deposit').parentElement?.textContent).toContain('$900.00')
    expect(screen.getByText('Amount due').parentElement?.textContent).toContain('$1,700.00')
    await userEvent.selectOptions(screen.getByLabelText('Monthly order volume'), '101 to 9999')
    expect(screen.getByText('Amount due').parentElement?.textContent).toContain('$1,800.00')
    await userEvent.click(reserve())
    expect(reserved).toEqual([{ month: 1, space: 40, mode: 'PALLET', start: '2026-12-24', add: '101 to 9999' }])
  })

  it('goes on to storage from a tier', async () => {
    const reserved = show(both(), { asked: reserveSearchOf('?tier=101+to+9999&space=40&month=1') })
    await userEvent.click(await screen.findByRole('button', { name: 'Add storage' }))
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Add fulfillment/ })
    expect(box.checked).toBe(true)
    await userEvent.click(reserve())
    expect(reserved).toMatchObject([{ month: 1, space: 40, add: '101 to 9999' }])
  })

  it('offers no storage with a tier abroad, where storage is booked by quote', async () => {
    show({ ...both(), regionScope: 'global' }, { asked: reserveSearchOf('?tier=101+to+9999') })
    expect(await screen.findByText('Monthly order volume')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add storage' })).toBeNull()
  })

  it('forgets a tier that is gone', async () => {
    const reserved = show(both(), { asked: reserveSearchOf('?month=1&space=40&mode=PALLET&add=lots') })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Add fulfillment/ })
    expect(box.checked).toBe(false)
    await userEvent.click(reserve())
    expect(reserved[0]).not.toHaveProperty('add')
  })

  it('is not there without a deposit that can be charged, nor for who does not reserve', async () => {
    show(both({ fulfillmentDeposit: 0 }))
    await screen.findByText('First payment')
    expect(screen.queryByRole('checkbox', { name: /^Add fulfillment/ })).toBeNull()
    cleanup()
    show(both(), { viewer: 'other' })
    await screen.findByText('First payment')
    expect(screen.queryByRole('checkbox', { name: /^Add fulfillment/ })).toBeNull()
  })
})
