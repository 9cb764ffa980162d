import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Arrival, Arrivals } from '@stackyard/shared/schema/arrival'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { ArrivalsSection } from './arrivals-section'

const transaction = {
  id: 12,
  status: 'approved',
  startDate: '2027-01-01',
  endDate: '2027-07-01',
  spaceType: 'PALLET',
  quantity: 24,
} as Transaction

const arrival = (changes: Partial<Arrival> = {}): Arrival => ({
  id: 5,
  state: 'requested',
  day: '2027-01-04',
  windowStart: '08:00',
  windowEnd: '10:00',
  quantity: 24,
  unit: 'pallet',
  carrier: 'Swift Lines',
  reference: 'PO 4500012345',
  note: '',
  checkIn: null,
  actions: [],
  events: [
    {
      id: 1,
      at: '2026-12-20T10:00:00.000Z',
      action: 'announce',
      actor: 'customer',
      day: '2027-01-04',
      windowStart: '08:00',
      windowEnd: '10:00',
      note: '',
    },
  ],
  ...changes,
})
const address = { street1: '12 Dock Rd', street2: '', city: 'Columbus', state: 'OH', zipCode: '43004', country: 'US' }
const site = {
  address,
  opening: {
    operatingHours: { start: '08:00', end: '17:00', timezone: 'America/New_York' },
    operatingDays: [false, true, true, true, true, true, false],
  },
  documents: [],
}
const board = (changes: Partial<Arrivals> = {}): Arrivals => ({
  arrivals: [],
  site,
  canAnnounce: false,
  ...changes,
})

const customer: UserType = 'customer'

const PATH = '/user/transaction/12/arrivals'

const show = async (first: Arrivals, after: (call: SentCall) => unknown = () => first, role: UserType = 'customer') => {
  const calls = standInApi((call) => {
    if (call.path.endsWith('/amendments')) return { list: [] }
    return call.method === 'GET' ? first : after(call)
  })
  await renderInApp(<ArrivalsSection transaction={transaction} role={role} />)
  await screen.findByRole('heading', { name: 'Arrivals' })
  return { written: () => calls.filter(({ method }) => method !== 'GET') }
}

describe('arrivals of a reservation', () => {
  it('say where the goods go and when the warehouse takes them', async () => {
    await show(board())
    expect(screen.getByText('No arrivals announced yet')).toBeDefined()
    expect(screen.getByText(/12 Dock Rd/)).toBeDefined()
    expect(screen.getByText('08:00 AM – 05:00 PM (America/New York)')).toBeDefined()
    expect(screen.getByText('Mon, Tue, Wed, Thu, Fri')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Announce an arrival' })).toBeNull()
  })

  it('are announced by the customer; what the server refuses is shown at its field', async () => {
    let refused = true
    const { written } = await show(board({ canAnnounce: true }), () => {
      if (!refused) return board({ canAnnounce: true, arrivals: [arrival({ actions: ['cancel'] })] })
      const message = 'Your reservation has ended on this day.'
      throw new Refusal(400, message, { code: 'VALIDATION_FAILED', issues: [{ path: 'day', message }] })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Announce an arrival' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Announce an arrival' }))
    expect(dialog.getByRole<HTMLInputElement>('spinbutton', { name: /Quantity/ }).value).toBe('24')
    await userEvent.clear(dialog.getByRole('spinbutton', { name: /Quantity/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Announce' }))
    expect(dialog.getByRole('spinbutton', { name: /Quantity/ }).getAttribute('aria-invalid')).toBe('true')
    expect(written()).toEqual([])
    await userEvent.type(dialog.getByRole('spinbutton', { name: /Quantity/ }), '24')
    await userEvent.type(dialog.getByRole('textbox', { name: 'PO or reference' }), 'PO 4500012345')
    await userEvent.click(dialog.getByRole('button', { name: 'Announce' }))
    expect(await dialog.findByText('Your reservation has ended on this day.')).toBeDefined()
    refused = false
    await userEvent.click(dialog.getByRole('button', { name: 'Announce' }))
    expect(await screen.findByText('24 pallets')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(written().at(-1)).toMatchObject({
      method: 'POST',
      path: PATH,
      body: { quantity: 24, unit: 'pallet', reference: 'PO 4500012345', windowStart: '08:00' },
    })
  })

  it('have for the warehouse the steps that the server allows', async () => {
    const asked = arrival({ actions: ['confirm', 'propose', 'decline', 'check-in'] })
    const { written } = await show(
      board({ arrivals: [asked] }),
      () => board({ arrivals: [arrival({ state: 'confirmed', actions: ['propose', 'check-in'] })] }),
      'seller',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the arrival' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await dialog.findByText('Say why')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the slot' }))
    expect(await screen.findByText('Confirmed')).toBeDefined()
    expect(written()).toMatchObject([{ method: 'PUT', path: `${PATH}/5/confirm` }])
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  })

  it('are checked in with what was counted', async () => {
    const checkIn = { arrivedAt: '2027-01-04T13:00:00.000Z', counted: 23, damaged: 2, note: 'Wet corner.', photos: [] }
    const { written } = await show(
      board({ arrivals: [arrival({ state: 'confirmed', actions: ['propose', 'check-in'] })] }),
      () => board({ arrivals: [arrival({ state: 'checked-in', checkIn })] }),
      'seller',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Check in goods' }))
    const damaged = dialog.getByRole('spinbutton', { name: /Damaged/ })
    await userEvent.clear(damaged)
    await userEvent.type(damaged, '25')
    await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
    expect(await dialog.findByText('Not more than were counted.')).toBeDefined()
    await userEvent.clear(damaged)
    await userEvent.type(damaged, '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Check in' }))
    expect(await screen.findByText('23 pallets')).toBeDefined()
    expect(screen.getByText('24 pallets were announced.')).toBeDefined()
    expect(screen.getByText('2 pallets')).toBeDefined()
    await waitFor(() =>
      expect(written()).toMatchObject([
        { method: 'PUT', path: `${PATH}/5/check-in`, body: { counted: 24, damaged: 2, photoIds: [] } },
      ]),
    )
  })

  it('that could not be read are read again on demand', async () => {
    let isBroken = true
    standInApi(() => {
      if (isBroken) throw new Refusal(500, 'Something went wrong')
      return board()
    })
    await renderInApp(<ArrivalsSection transaction={transaction} role={customer} />)
    const retry = await screen.findByRole('button', { name: /again/i })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByText('No arrivals announced yet')).toBeDefined()
  })
})
