import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AchAccount, BankDeposits } from '@stackyard/shared/schema/payment'
import { formatDate } from '../../../../lib/format'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { moneyTexts } from '../../../../lib/texts/money'
import { AchManager } from './ach-manager'

const words = moneyTexts.methods.deposits
const account = (deposits: Partial<BankDeposits> = {}): AchAccount => ({
  id: 11,
  _id: 11,
  isPrimary: true,
  createdAt: '2026-01-01T00:00:00Z',
  routingNumber: '110000000',
  bankName: 'Test Bank',
  last4: '6789',
  accountName: 'Okafor Supply',
  accountHolderType: 'company',
  email: 'pay@okafor.test',
  isUsable: false,
  deposits: { kind: 'amounts', arriveAt: '2026-03-05T12:00:00Z', isFailed: false, ...deposits },
})

/** The list as the server has it; a verified account is usable from then on, refused answers follow `refuse`. */
async function show(first: AchAccount, refuse?: () => AchAccount, onSelect?: (chosen: AchAccount) => void) {
  let kept = first
  const calls = standInApi(({ method, path }) => {
    if (path === '/config') return { stripeJsUrl: '/stripe.js', stripePublishableKey: 'pk_test_x', isTestMode: true }
    if (method === 'POST' && refuse) {
      kept = refuse()
      throw new Refusal(400, 'You have 9 verification attempts remaining.')
    }
    if (method === 'POST') kept = { ...kept, isUsable: true, deposits: null }
    return method === 'POST' ? kept : [kept]
  })
  await renderInApp(<AchManager onSelect={onSelect} />)
  return calls
}

const openButton = () => screen.findByRole('button', { name: 'Verify Test Bank account ending in 6789' })
const openDialog = async () => {
  await userEvent.click(await openButton())
  return within(await screen.findByRole('dialog', { name: words.title }))
}
const sent = (calls: SentCall[]) => calls.filter(({ method }) => method === 'POST')

beforeEach(() => vi.clearAllMocks())

describe('a bank account that waits for its small deposits', () => {
  it('says so, and is verified by both amounts', async () => {
    const calls = await show(account())
    expect(await screen.findByText(words.waiting.amounts)).toBeDefined()
    expect(screen.getByText(words.expected(formatDate('2026-03-05T12:00:00Z')))).toBeDefined()
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    expect((await dialog.findAllByText('Enter the amount in cents')).length).toBe(2)
    expect(sent(calls)).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words.first) }), '32')
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words.second) }), '45')
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(words.done, undefined))
    expect(sent(calls)).toMatchObject([{ path: '/user/ach/11/verify', body: { amounts: [32, 45] } }])
    await waitFor(() => expect(screen.queryByText(words.waiting.amounts)).toBeNull())
    expect(screen.queryByRole('dialog', { name: words.title })).toBeNull()
  })

  it('is verified by the code when it is one deposit', async () => {
    const calls = await show(account({ kind: 'descriptor_code' }))
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words.code) }), 'sm11aa')
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(sent(calls)).toMatchObject([{ body: { descriptorCode: 'SM11AA' } }]))
  })

  it('shows a wrong answer in the words of the provider, and that it was the last one', async () => {
    const left = [account({ kind: 'descriptor_code' }), account({ isFailed: true })]
    await show(account({ kind: 'descriptor_code' }), () => left.shift() as AchAccount)
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words.code) }), 'SM00ZZ')
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await confirm()
    expect(await dialog.findByText('You have 9 verification attempts remaining.')).toBeDefined()
    await confirm()
    expect(await dialog.findByText(words.failedHint)).toBeDefined()
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Verify Test Bank/ })).toBeNull()
  })

  it('cannot be chosen to pay with until then, and leads to its proof', async () => {
    const chosen = vi.fn()
    await show(account(), undefined, chosen)
    const select = await screen.findByRole<HTMLButtonElement>('button', { name: /^Select / })
    expect(select.disabled).toBe(true)
    expect(await openButton()).toBeDefined()
  })
})
