import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReserveIntent } from '../../domain/reserve-search'
import type { Warehouse } from '../../schema/warehouse'
import { sampleWarehouse } from '../sample-warehouse.test-data'
import { ListingBooking, type ListingBookingProps } from './listing-booking'

let isWide: boolean
beforeEach(() => {
  isWide = false
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

function show(fields: Partial<Warehouse> = {}, props: Partial<ListingBookingProps> = {}) {
  const reserved: ReserveIntent[] = []
  const warehouse = { ...sampleWarehouse({ price1: 20, hasStoragePrices: true }), ...fields }
  const { container } = render(
    <ListingBooking
      of="it"
      warehouse={warehouse}
      viewer="customer"
      loginHref="/auth/login"
      quoteHref="#QUOTE"
      onReserve={(intent) => reserved.push(intent)}
      {...props}
    />,
  )
  return { reserved, bar: container.querySelector<HTMLElement>('[data-bottom-bar]') }
}

const byQuote = [
  ['abroad', { regionScope: 'global' }],
  ['without prices', { hasStoragePrices: false }],
  ['not confirmed for long', { confirmedAt: '2026-01-01T00:00:00Z' }],
] as const

describe('the booking of a listing', () => {
  it.each(byQuote)('%s is by quote in the bar', (_what, fields) => {
    const { bar } = show(fields)
    const link = within(bar as HTMLElement).getByRole('link', { name: 'Get a Quote' })
    expect(link.getAttribute('href')).toBe('#QUOTE')
    expect(within(bar as HTMLElement).queryByRole('button')).toBeNull()
    expect(bar?.textContent).toContain('Prices by quote')
  })

  it.each(byQuote)('%s is by quote in the panel, too', (_what, fields) => {
    isWide = true
    expect(show(fields).bar).toBeNull()
    expect(screen.getByRole('link', { name: 'Get a Quote' }).getAttribute('href')).toBe('#QUOTE')
    expect(screen.queryByRole('button', { name: 'Reserve' })).toBeNull()
  })

  it('abroad with free pallets, the bar names no amount that can’t be reserved', () => {
    expect(show({ regionScope: 'global' }).bar?.textContent).toContain('Space by quote')
  })

  it('is reserved from the sheet that the bar opens, which closes then', async () => {
    const { bar, reserved } = show()
    await userEvent.click(within(bar as HTMLElement).getByRole('button', { name: 'Reserve' }))
    const sheet = await screen.findByRole<HTMLDialogElement>('dialog')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Reserve' }))
    expect(reserved).toHaveLength(1)
    expect(sheet.open).toBe(false)
  })

  it('opens the sheet where the address asks to reserve', async () => {
    show({}, { isAsked: true })
    expect((await screen.findByRole<HTMLDialogElement>('dialog')).open).toBe(true)
  })

  it('shows prices to those who only look', () => {
    const { bar } = show({}, { viewer: 'other' })
    expect(within(bar as HTMLElement).getByRole('button').textContent).toBe('Prices')
  })
})
