import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fulfillmentTerms, sumOfCharges, termsAtPurchase } from '@stackyard/shared/domain/running-terms'
import type { Amendment, Amendments } from '@stackyard/shared/schema/amendment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { ReservationChange } from './reservation-change'

const terms = termsAtPurchase({ startDay: '2027-01-15', term: 3, quantity: 10, monthCents: 10_000 })
const wire = { ...terms, steps: [...terms.steps], charges: [...terms.charges] }

const amendments = (changes: Partial<Amendments> = {}): Amendments => ({
  list: [],
  terms: wire,
  unitCents: 1_000,
  minimumCents: 0,
  today: '2027-01-20',
  settled: [],
  canPropose: true,
  kinds: ['quantity', 'extension', 'end'],
  ...changes,
})

const proposal = (changes: Partial<Amendment> = {}): Amendment => ({
  id: 5,
  number: null,
  kind: 'extension',
  fromDate: '2027-04-15',
  quantity: null,
  months: 3,
  state: 'proposed',
  proposedBy: 'seller',
  note: 'Stay with us',
  result: { ...wire, endDay: '2027-07-15' },
  actions: ['accept', 'decline'],
  expiresAt: '2027-02-03T00:00:00.000Z',
  events: [{ id: 1, at: '2027-01-20T10:00:00.000Z', action: 'propose', actor: 'seller' }],
  ...changes,
})

const transaction = {
  id: 12,
  spaceType: 'PALLET',
  setupAmount: 0,
  fulfillmentAmount: 0,
  couponDiscount: 0,
  parts: [] as Transaction['parts'],
  actions: [] as Transaction['actions'],
  billedBy: 'platform',
  warehouse: { name: 'Dock House' },
} as Transaction

/** The page's other parts have nothing to decide. */
const standInPage = (answer: (call: SentCall) => unknown) =>
  standInApi((call) => {
    if (call.path.endsWith('/arrivals')) return { arrivals: [], site: null, canAnnounce: false }
    return call.path.endsWith('/installments') ? [] : answer(call)
  })

const shown = { transaction, role: 'customer' as const }
const show = (openWith?: 'extension', more: Partial<Transaction> = {}) =>
  renderInApp(<ReservationChange {...shown} transaction={{ ...transaction, ...more }} openWith={openWith} />)

/** Parts of $190.00 and, with a deposit, $1,140.00. */
const part = (kind: 'storage' | 'fulfillment', amountDue: number): Transaction['parts'][number] => ({
  kind,
  price: amountDue,
  couponDiscount: 0,
  amountDue,
})
const deposit = part('fulfillment', 1140)
const posts = (calls: readonly SentCall[]) => calls.filter(({ method }) => method === 'POST')

describe('a change of a reservation', () => {
  it('is counted as it is typed, and sent with the total that was shown', async () => {
    const calls = standInPage(() => amendments())
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const dialog = within(await screen.findByRole('dialog'))
    const quantity = dialog.getByLabelText(/Pallets/)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '15')
    expect(dialog.getByText('$50.00 more each whole month')).toBeDefined()
    expect(dialog.getByRole('row', { name: 'Total $300.00 $400.00' })).toBeDefined()
    expect(dialog.getByText('$150.00 instead of $100.00 on 15 Feb 2027')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(posts(calls)).toMatchObject([
      {
        path: '/user/transaction/12/amendments',
        body: { kind: 'quantity', fromDate: '2027-02-15', quantity: 15, totalCents: 40_000 },
      },
    ])
  })

  it('that is none is not sent; an earlier end says that nothing is refunded', async () => {
    standInPage(() => amendments())
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('You already have this quantity. Enter another one.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Send proposal' })).toHaveProperty('disabled', true)
    await userEvent.click(dialog.getByRole('radio', { name: 'End early' }))
    expect(dialog.getByText('A month that has begun is not refunded. Later months are canceled.')).toBeDefined()
    expect(dialog.getByText('Arrivals after the last day are canceled.')).toBeDefined()
  })

  it('opens with an extension for the link of an email, and says what the server refuses', async () => {
    standInPage(({ method }) => {
      if (method === 'POST') throw new Refusal(409, 'There is not enough free space.', { code: 'CAPACITY_EXCEEDED' })
      return amendments()
    })
    await show('extension')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Extend by'), '3 months')
    expect(dialog.getByRole('row', { name: 'Last day 14 Apr 2027 14 Jul 2027' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('There is not enough free space.')
  })
})

describe('of a reservation of both', () => {
  it('fulfillment can be ended alone; no payment changes, and the deposit stays paid', async () => {
    const both = { ...wire, fulfillmentEnd: null }
    const kinds = ['quantity', 'extension', 'end', 'fulfillment-end', 'both-end'] as const
    const calls = standInPage(() => amendments({ terms: both, kinds: [...kinds] }))
    await show(undefined, { parts: [part('storage', 190), deposit], actions: ['request-cancel'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'End storage early' })).toBeDefined()
    await userEvent.click(dialog.getByRole('radio', { name: 'End fulfillment' }))
    fireEvent.change(dialog.getByLabelText(/Last day of fulfillment/), { target: { value: '2027-06-30' } })
    expect(dialog.getByRole('row', { name: 'Last day of fulfillment No fixed end 30 Jun 2027' })).toBeDefined()
    expect(dialog.getByText('No payment changes.')).toBeDefined()
    expect(dialog.getByText(/^The fulfillment deposit of \$1,140.00 stays paid\./)).toBeDefined()
    // The storage goes on, and with it the arrivals; to cancel would end it, too.
    expect(dialog.queryByText(/^Arrivals after/)).toBeNull()
    expect(dialog.queryByText(/ask to cancel instead/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(posts(calls)).toMatchObject([
      { body: { kind: 'fulfillment-end', lastDate: '2027-06-30', totalCents: sumOfCharges(terms) } },
    ])
  })

  it('only fulfillment can be ended once the space is over', async () => {
    standInPage(() =>
      amendments({ terms: { ...wire, fulfillmentEnd: null }, kinds: ['fulfillment-end'], today: '2027-05-01' }),
    )
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    expect(dialog.getByRole('button', { name: 'Send proposal' })).toHaveProperty('disabled', false)
  })
})

describe('of fulfillment alone', () => {
  const alone = { ...fulfillmentTerms('2027-01-15'), steps: [], charges: [] }
  const only = { terms: alone, kinds: ['fulfillment-end' as const], unitCents: 0 }
  const fulfillment: Partial<Transaction> = { type: 'fulfillment', spaceType: null, quantity: null, parts: [deposit] }

  it('the end is proposed, with what stays paid and what would give it back', async () => {
    const calls = standInPage(() => amendments(only))
    await show(undefined, { ...fulfillment, actions: ['request-cancel'] })
    expect(await screen.findByText(/^Propose a last day of fulfillment/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    fireEvent.change(dialog.getByLabelText(/Last day of fulfillment/), { target: { value: '2027-06-30' } })
    expect(dialog.getByRole('row', { name: 'Last day of fulfillment No fixed end 30 Jun 2027' })).toBeDefined()
    expect(dialog.getAllByRole('row')).toHaveLength(2)
    expect(dialog.getByText(/^The fulfillment deposit of \$1,140.00 stays paid\./)).toBeDefined()
    expect(dialog.getByText(/ask to cancel instead: \$1,140.00 is refunded/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(posts(calls)).toMatchObject([{ body: { kind: 'fulfillment-end', lastDate: '2027-06-30', totalCents: 0 } }])
  })

  it('the other side reads the same before it accepts, but a way to cancel that is not theirs', async () => {
    const result = { ...alone, fulfillmentEnd: '2027-07-01' }
    const open = proposal({ kind: 'fulfillment-end', fromDate: '2027-07-01', months: null, result })
    standInPage(() => amendments({ ...only, list: [open], canPropose: false }))
    await show(undefined, fulfillment)
    expect(await screen.findAllByText('End of fulfillment after 30 Jun 2027')).not.toHaveLength(0)
    expect(screen.getByText(/^The fulfillment deposit of \$1,140.00 stays paid\./)).toBeDefined()
    expect(screen.queryByText(/ask to cancel instead/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined()
  })
})

describe('an open proposal', () => {
  it('is accepted at the total that its reader sees', async () => {
    const open = proposal()
    const calls = standInPage(() => amendments({ list: [open], canPropose: false }))
    await show()
    expect(await screen.findByText('The warehouse proposes a change')).toBeDefined()
    expect(screen.getByText('Stay with us')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(posts(calls)).toMatchObject([
      { path: '/user/transaction/12/amendments/5/accept', body: { totalCents: sumOfCharges(open.result) } },
    ])
  })

  it('is withdrawn by whoever made it; the history names each step and the paper of what was agreed', async () => {
    const list = [
      proposal({ actions: ['withdraw'] }),
      proposal({ id: 4, number: 1, state: 'accepted', kind: 'end', fromDate: '2027-03-01', actions: [] }),
    ]
    standInPage(() => amendments({ list, canPropose: false }))
    await show()
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(screen.getByText('End after 28 Feb 2027')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Amended agreement 1 (PDF)' })).toBeDefined()
  })
})

it('where nothing can be changed and nothing was, there is no section', async () => {
  const calls = standInPage(() => amendments({ terms: null, canPropose: false }))
  await show()
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(screen.queryByRole('heading')).toBeNull()
})
