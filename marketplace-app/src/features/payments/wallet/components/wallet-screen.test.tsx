import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { listed, Refusal, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { balanceOf, creditOf, entryOf, monthly, PickerTabs, primaries } from '../wallet.test-data'
import type { WalletSearch } from '../wallet-search'
import { WalletScreen } from './wallet-screen'

type Given = {
  balance?: unknown
  entries?: unknown[]
  total?: number
  sub?: unknown
  finalize?: () => unknown
  other?: (call: SentCall) => unknown
}

const answerWith =
  ({ balance = balanceOf(0), entries = [], total = entries.length, sub = null, finalize, other }: Given) =>
  (call: SentCall): unknown => {
    if (call.path === '/wallet/balance') return balance instanceof Error ? Promise.reject(balance) : balance
    if (call.path === '/wallet/active-subscription') return typeof sub === 'function' ? (sub as () => unknown)() : sub
    if (call.path === '/wallet/transactions') return listed(entries, total)
    if (call.path === '/wallet/finalize') return finalize ? finalize() : creditOf({})
    if (call.path === '/user/billing') return primaries
    return other?.(call) ?? null
  }

async function show(given: Given, search: WalletSearch = {}, session: Partial<SessionUser> = {}) {
  const calls = standInApi(answerWith(given))
  const onSearch = vi.fn()
  await renderForSeller(<WalletScreen Picker={PickerTabs} search={search} onSearch={onSearch} />, session)
  const sent = (path: string) => calls.filter((call) => call.path === path)
  return { sent, onSearch }
}

const debit = creditOf({
  subscriptionId: 'pi_7',
  amount: 200,
  paymentType: 'ACH',
  paymentMethod: 'Test Bank •••• 6789',
  state: 'processing',
})

afterEach(() => void vi.restoreAllMocks())

describe('the wallet', () => {
  it('R-404: of a new seller is empty, with one way on', async () => {
    const { sent } = await show({})
    const credit = within(await screen.findByRole('region', { name: 'Your credit' }))
    expect(credit.getAllByText('$0.00')).toHaveLength(2)
    expect(screen.queryByText(/You owe/)).toBeNull()
    expect(await screen.findByText('No credit yet')).toBeDefined()
    expect(sent('/wallet/transactions')[0]?.query.get('limit')).toBe('20')
  })

  it('shows parts of a cent, and explains a debt', async () => {
    await show({ balance: balanceOf(182.37, 412.6325, 41.2) })
    expect(await screen.findByText('$182.37')).toBeDefined()
    expect(screen.getByText('$412.6325')).toBeDefined()
    expect(screen.getByText('You owe $41.20')).toBeDefined()
    expect(screen.getByText(/Your next top-up pays this amount first/)).toBeDefined()
  })

  it('says why it cannot be read, and reads it again', async () => {
    const { sent } = await show({ balance: new Refusal(500, 'The disk is full.') })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The disk is full.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('/wallet/balance').length).toBe(2))
  })

  it('somebody who acts for the account neither sees nor changes it', async () => {
    const { sent } = await show({ balance: balanceOf(50), sub: monthly }, {}, { actorId: 7 })
    expect(await screen.findByText(/Only its owner can add credit/)).toBeDefined()
    expect(screen.queryByText('$150.00 a month')).toBeNull()
    expect(sent('/wallet/balance')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Add credit' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Cancel monthly/ })).toBeNull()
    expect(sent('/wallet/finalize')).toEqual([])
  })
})

describe('the history (R-410)', () => {
  const entries = [
    entryOf({
      id: '3',
      kind: 'charge',
      amountMicros: -4_342_500,
      campaignId: 101,
      campaignName: 'Fall push',
      impressions: 142,
      visits: 1,
      reservedAfter: 45.6575,
    }),
    entryOf({ id: '2', kind: 'reservation', amountMicros: -50_000_000, campaignId: 101, campaignName: 'Fall push' }),
    entryOf({ id: '1', paymentMethod: 'Visa •••• 4242', invoiceId: 12 }),
  ]

  it('names each line with its campaign, what was left after it, and its invoice', async () => {
    const { sent } = await show({ entries })
    const [link] = await screen.findAllByRole('link', { name: 'Fall push' })
    expect(link?.getAttribute('href')).toBe('/dashboard/campaigns/101')
    expect(screen.getByText('142 impressions, 1 visit')).toBeDefined()
    expect(screen.getByText('−$4.3425')).toBeDefined()
    expect(screen.getByText('+$100.00')).toBeDefined()
    expect(screen.getByText('$45.6575')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Download the invoice of 20 Nov 2026' }))
    await waitFor(() => expect(sent('/invoices/download/12')).toHaveLength(1))
  })

  it('is narrowed by kind and paged by the address', async () => {
    const { sent, onSearch } = await show({ entries, total: 63 }, { kind: 'charge', page: 2 })
    await screen.findAllByText('Fall push')
    expect(Object.fromEntries(sent('/wallet/transactions')[0]?.query ?? [])).toEqual({
      kind: 'charge',
      page: '2',
      limit: '20',
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Top-ups')
    expect(onSearch).toHaveBeenLastCalledWith({ kind: 'credit' })
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onSearch).toHaveBeenLastCalledWith({ kind: 'charge', page: 3 })
  })

  it('is downloaded whole as a CSV file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const file = { fileName: 'wallet-2026-11-23.csv', content: 'Time,Kind\r\n', rows: 2, isComplete: true }
    await show({ entries, other: ({ path }) => (path === '/wallet/transactions/export' ? file : null) })
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(click.mock.contexts[0]).toMatchObject({ download: 'wallet-2026-11-23.csv' })
    expect(toast.success).toHaveBeenCalledWith('2 rows exported', undefined)
  })
})

describe('payments on their way', () => {
  const pending = () => {
    throw new Refusal(409, 'Not yet.', { code: 'PAYMENT_PENDING' })
  }

  it('are shown until they arrive', async () => {
    const { sent } = await show({ balance: { ...balanceOf(0), pending: [debit] }, finalize: pending })
    expect(await screen.findByText('$200.00 is on its way')).toBeDefined()
    expect(screen.getByText(/Paid with Test Bank •••• 6789 on 23 Nov 2026/)).toBeDefined()
    await waitFor(() => expect(sent('/wallet/finalize')).toHaveLength(1))
    expect(sent('/wallet/finalize')[0]?.body).toEqual({ subscriptionId: 'pi_7', amount: 200, paymentType: 'ACH' })
    expect(sent('/wallet/balance')).toHaveLength(1)
  })

  it('that arrived are announced, and the balance is read again', async () => {
    const { sent } = await show({
      balance: { ...balanceOf(0), pending: [debit] },
      finalize: () => ({ ...debit, state: 'credited' }),
    })
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('$200.00 arrived in your wallet', undefined))
    await waitFor(() => expect(sent('/wallet/balance').length).toBeGreaterThan(1))
  })

  it('that failed say why, with the way to try again', async () => {
    const refused = { ...debit, state: 'failed', failure: 'The account has no funds.' }
    await show({ balance: { ...balanceOf(0), refused } })
    expect(await screen.findByText('The payment of $200.00 failed')).toBeDefined()
    expect(screen.getByText(/The account has no funds\. Nothing was added/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Add credit again' }))
    expect(await screen.findByRole('dialog', { name: 'Add credit' })).toBeDefined()
  })
})

describe('the monthly top-up (R-407)', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Monthly top-up' }))

  it('shows amount, next payment and method, and is canceled after a question', async () => {
    let sub: unknown = monthly
    const { sent } = await show({
      sub: () => sub,
      other: ({ method }) => {
        if (method === 'DELETE') sub = null
        return null
      },
    })
    expect(await (await card()).findByText('$150.00 a month')).toBeDefined()
    expect((await card()).getByText('Next payment on 05 Dec 2026 with Visa •••• 4242.')).toBeDefined()
    await userEvent.click((await card()).getByRole('button', { name: 'Cancel monthly top-up' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel the monthly top-up?' }))
    expect(question.getByText(/stays in your wallet/)).toBeDefined()
    expect(sent('/wallet/cancel-subscription/4')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Cancel monthly top-up' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Monthly top-up canceled', undefined))
    expect(sent('/wallet/cancel-subscription/4')).toMatchObject([{ method: 'DELETE' }])
    expect(await (await card()).findByRole('button', { name: 'Set up monthly top-up' })).toBeDefined()
  })

  it('says when its last payment failed', async () => {
    await show({ sub: { ...monthly, status: 'past_due' } })
    expect(await screen.findByText('The last payment did not go through')).toBeDefined()
    expect((await card()).getByText('Payment failed')).toBeDefined()
  })

  it('is set up in the dialog that adds credit', async () => {
    await show({})
    await userEvent.click(await (await card()).findByRole('button', { name: 'Set up monthly top-up' }))
    const monthlyChoice = await screen.findByRole<HTMLInputElement>('radio', { name: 'Every month' })
    expect(monthlyChoice.checked).toBe(true)
  })
})
