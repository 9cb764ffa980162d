import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { agree, billing, byCard, card, confirm, line, open, primaries, purchase } from './-reservation.test-data'

const unmarked = { ...primaries, primaryCard: null, primaryBillingInfo: null, primaryACH: null }

const need = { spaceType: 'PALLET', quantity: 300, startDate: '2027-01-01', term: 6 }
const offer = {
  revision: 2,
  side: 'seller',
  need,
  lines: { storage: 17.5, setup: 25 },
  included: [],
  validUntil: '2026-12-31',
  note: '',
  totals: { month: 5250, setup: 25, term: 31_525, due: 5275 },
  createdAt: '2026-11-20T00:00:00Z',
}
const quote = (more: object = {}) => ({
  id: 5,
  warehouse: { id: 7 },
  stage: 'accepted',
  actions: ['order'],
  offer,
  ...more,
})

const own = (more: object = {}) => ({
  id: 61,
  type: 'offering',
  status: 'pending',
  paymentState: 'authorized',
  warehouse: { id: 7 },
  spaceType: 'PALLET',
  quantity: 10,
  selectedTerm: 1,
  startDate: '2030-01-01',
  monthlyVolumeTier: null,
  ...more,
})
const search = '?month=1&space=10&mode=PALLET&start=2030-01-01'

describe('what the purchase dialog starts with', () => {
  it('the only card is chosen though none is marked as primary, and the card tab with it', async () => {
    const { dialog } = await open({
      summary: { ...unmarked, primaryBillingInfo: billing },
      cards: [card(31, '4242', false)],
    })
    expect(within(dialog).getByRole('tab', { name: 'Pay By Card' }).getAttribute('aria-selected')).toBe('true')
    expect(within(dialog).getByRole('button', { name: /Select Payment card/ }).textContent).toContain('4242')
    await agree(dialog)
    expect(confirm(dialog).disabled).toBe(false)
  })

  it('so are the only billing details; of two without a mark none are', async () => {
    const info = { ...billing, isPrimary: false }
    const cards = [card(31, '4242', false)]
    const { dialog, calls } = await open({ summary: unmarked, cards, infos: [info] })
    expect(within(dialog).getByRole('button', { name: /Select Billing Details/ }).textContent).toContain('Bea Okafor')
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await screen.findByText('Warehouse Reservation Placed!')
    expect(purchase(calls)?.body).toMatchObject({ paymentType: 'CARD', cardId: 31, billingInfoId: 21 })
    cleanup()
    const two = await open({ summary: unmarked, cards, infos: [info, { ...info, id: 22, _id: 22 }] })
    expect(within(two.dialog).getByRole('button', { name: /Select Billing Details/ }).textContent).not.toContain('Bea')
  })

  it('of two cards without a mark none is chosen', async () => {
    const { dialog } = await open({ summary: unmarked })
    await byCard(dialog)
    expect(within(dialog).getByRole('button', { name: /Select Payment card/ }).textContent).not.toContain('••••')
  })

  it('choosing and adding a card open no dialog over this one; Escape closes the choice alone', async () => {
    const { dialog, closed } = await open()
    await byCard(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: /Select Payment card/ }))
    const picker = within(dialog).getByRole('dialog', { name: 'Select Payment card' })
    expect(picker.tagName).toBe('DIV')
    await userEvent.click(await within(picker).findByRole('button', { name: 'New Card' }))
    expect(within(picker).getByRole('dialog', { name: 'New Card' }).tagName).toBe('DIV')
    await userEvent.keyboard('{Escape}')
    expect(within(picker).queryByRole('dialog')).toBeNull()
    picker.focus()
    await userEvent.keyboard('{Escape}')
    expect(within(dialog).queryByRole('dialog')).toBeNull()
    expect(closed()).toBe(0)
  })
})

describe('going back after a purchase', () => {
  it('finds the reservation in place of a second form, and the form on demand', async () => {
    const { dialog } = await open({ search, orders: [own()] })
    expect(within(dialog).queryByText('Confirm Payment')).toBeNull()
    expect(screen.getByRole('link', { name: 'View reservation 61' }).getAttribute('href')).toBe(
      '/dashboard/transactions/61',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reserve the same again' }))
    expect(confirm(dialog)).toBeDefined()
  })

  it.each([
    { quantity: 11 },
    { selectedTerm: 3 },
    { startDate: '2030-01-02' },
    { status: 'cancelled' },
    { paymentState: 'authorizing' },
  ])('shows the form where the reservation is another one: %o', async (more) => {
    const { dialog } = await open({ search, orders: [own(more)] })
    expect(confirm(dialog)).toBeDefined()
  })
})

describe('a reservation from a quote', () => {
  it('shows the quote’s figures and what they commit to, and sends the quote with them', async () => {
    const { dialog, calls } = await open({ search: '?quote=5', quote: quote() })
    expect(line(dialog, 'Quantity of Pallet')).toBe('300')
    expect(line(dialog, 'Setup, once')).toBe('$25.00')
    expect(line(dialog, '1st Month Deposit Due')).toBe('$5,275.00')
    expect(line(dialog, 'Total')).toBe('$31,525.00 for 6 months and $25.00 setup')
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await screen.findByText('Warehouse Reservation Placed!')
    expect(purchase(calls)?.body).toMatchObject({
      quoteId: 5,
      quoteRevision: 2,
      quantity: 300,
      selectedTerm: 6,
      startDate: '2027-01-01',
      amountDue: 5275,
      monthlyTotal: 5250,
    })
  })

  it.each([
    ['is over', { stage: 'expired', actions: [] }],
    ['is for another warehouse', { warehouse: { id: 8 } }],
  ])('says why when the quote %s', async (_, more) => {
    const { dialog } = await open({ search: '?quote=5', quote: quote(more) })
    expect(within(dialog).queryByText('Confirm Payment')).toBeNull()
    expect(within(dialog).getByRole('alert')).toBeDefined()
  })
})
