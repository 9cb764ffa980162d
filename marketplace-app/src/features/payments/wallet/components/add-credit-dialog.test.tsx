import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { Refusal, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { balanceOf, creditOf, monthly, PickerTabs, primaries } from '../wallet.test-data'
import { AddCreditDialog } from './add-credit-dialog'

type Answers = {
  add?: (call: SentCall) => unknown
  finalize?: (call: SentCall) => unknown
  debt?: number
  sub?: unknown
}

const answers =
  ({ add, finalize, debt = 0, sub = null }: Answers) =>
  (call: SentCall): unknown => {
    if (call.path === '/wallet/balance') return balanceOf(0, 0, debt)
    if (call.path === '/wallet/active-subscription') return sub
    if (call.path === '/user/billing') return primaries
    if (call.path === '/config') return { stripeJsUrl: '/stripe.js', stripePublishableKey: `pk_test_${Math.random()}` }
    if (call.path === '/coupon/apply') return { code: 'TEN', kind: 'percent', percent: 10, amountCents: null }
    if (call.path === '/wallet/add-credit')
      return add ? add(call) : { subscriptionId: 'pi_9', clientSecret: null, credit: creditOf({}) }
    if (call.path === '/wallet/finalize') return finalize ? finalize(call) : creditOf({})
    return null
  }

async function open(given: Answers = {}, props: { missing?: number; isMonthly?: boolean } = {}) {
  const calls = standInApi(answers(given))
  const onClose = vi.fn()
  await renderForSeller(<AddCreditDialog Picker={PickerTabs} onClose={onClose} {...props} />)
  const dialog = await screen.findByRole('dialog', { name: 'Add credit' })
  await within(dialog).findByLabelText(/^Amount/)
  const sent = (path: string) => calls.filter((call) => call.path === path)
  return { sent, onClose, dialog: within(dialog) }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const bank = (answer: object) => {
  const confirmCardPayment = vi.fn(async () => answer)
  const confirmCardSetup = vi.fn(async () => answer)
  vi.stubGlobal('Stripe', () => ({ confirmCardPayment, confirmCardSetup }))
  return { confirmCardPayment, confirmCardSetup }
}

describe('adding credit (R-405, R-410)', () => {
  it('by card: the amount, the primary methods, and a key of its own; then the wallet is read again', async () => {
    const { sent, onClose } = await open()
    await press('Pay By Card')
    await press('$250')
    await press('Pay $250.00')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent('/wallet/add-credit')).toMatchObject([
      { body: { amount: 250, paymentType: 'CARD', cardId: 31, billingInfoId: 21, recurring: false } },
    ])
    expect(sent('/wallet/add-credit')[0]?.idempotencyKey).toMatch(/^[\w-]{20,}$/)
    expect(toast.success).toHaveBeenCalledWith('$250.00 added to your wallet', undefined)
    await waitFor(() => expect(sent('/wallet/balance').length).toBeGreaterThan(1))
  })

  it('by bank account it is on its way', async () => {
    const credit = creditOf({ state: 'processing', subscriptionId: 'pi_7', paymentType: 'ACH' })
    const { sent, onClose } = await open({ add: () => ({ subscriptionId: 'pi_7', clientSecret: null, credit }) })
    expect(screen.getByText(/A bank debit takes up to four business days/)).toBeDefined()
    await press('Pay $100.00')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent('/wallet/add-credit')[0]?.body).toMatchObject({ amount: 100, paymentType: 'ACH', achId: 11 })
    expect(toast.success).toHaveBeenCalledWith('$100.00 is on its way', expect.anything())
  })

  it('every month is sent as such, and is not offered beside a monthly top-up', async () => {
    const { sent } = await open({}, { isMonthly: true })
    expect(screen.getByText('Then every month')).toBeDefined()
    await press(/^Pay \$100\.00 and start monthly top-up$/)
    await waitFor(() => expect(sent('/wallet/add-credit')[0]?.body).toMatchObject({ recurring: true }))
    document.body.replaceChildren()
    await open({ sub: monthly })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Every month' }).disabled).toBe(true)
    expect(screen.getByText(/You already have a monthly top-up/)).toBeDefined()
  })

  it('begins with what is missing, and takes no amount outside of the limits', async () => {
    const { sent, dialog } = await open({}, { missing: 37.4 })
    const amount = dialog.getByLabelText<HTMLInputElement>(/^Amount/)
    expect(amount.value).toBe('38')
    await userEvent.clear(amount)
    await userEvent.type(amount, '9.99')
    await press('Pay $0.00')
    expect(await dialog.findByText('The smallest amount is $10')).toBeDefined()
    expect(sent('/wallet/add-credit')).toEqual([])
  })

  it('a coupon for the wallet reduces what is charged; a debt is named', async () => {
    const { sent, dialog } = await open({ debt: 41.2 })
    const lines = () => dialog.getAllByRole('definition').map((each) => each.textContent)
    expect(lines()).toEqual(['$100.00', '$41.20', '$58.80', '$100.00'])
    await userEvent.type(dialog.getByLabelText('Coupon code'), 'ten')
    await press('Apply')
    await dialog.findByText('Coupon TEN')
    expect(sent('/coupon/apply')[0]?.body).toMatchObject({ appliesTo: 'wallet' })
    expect(lines()).toEqual(['$100.00', '−$10.00', '$41.20', '$58.80', '$90.00'])
    await press('Pay $90.00')
    await waitFor(() => expect(sent('/wallet/add-credit')[0]?.body).toMatchObject({ amount: 100, couponCode: 'TEN' }))
  })
})

describe('a card whose bank asks its holder (3-D Secure)', () => {
  const pending = { subscriptionId: 'pi_9', clientSecret: 'pi_9_secret_x', credit: creditOf({ state: 'pending' }) }
  const yes = { paymentIntent: { id: 'pi_9', status: 'succeeded' } }

  it('R-408: after the bank’s yes the payment is finalized', async () => {
    const { confirmCardPayment } = bank(yes)
    const { sent, onClose } = await open({ add: () => pending })
    await press('Pay By Card')
    await press('Pay $100.00')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(confirmCardPayment).toHaveBeenCalledWith('pi_9_secret_x')
    expect(sent('/wallet/finalize').map(({ body }) => body)).toEqual([
      { subscriptionId: 'pi_9', amount: 100, paymentType: 'CARD' },
    ])
  })

  it('an amount that differs from the payment is refused, and nothing claims to be credited', async () => {
    bank(yes)
    const { dialog, onClose } = await open({
      add: () => pending,
      finalize: () => {
        throw new Refusal(409, 'This payment is over $100.00.', { code: 'PRICE_CHANGED' })
      },
    })
    await press('Pay By Card')
    await press('Pay $100.00')
    expect((await dialog.findByRole('alert')).textContent).toContain('This payment is over $100.00.')
    expect(onClose).not.toHaveBeenCalled()
    expect(toast.success).not.toHaveBeenCalled()
  })

  it('when the answer does not come, the payment is followed instead of paid again', async () => {
    bank(yes)
    const { onClose } = await open({
      add: () => pending,
      finalize: () => {
        throw new Refusal(409, 'Not yet.', { code: 'PAYMENT_PENDING' })
      },
    })
    await press('Pay By Card')
    await press('Pay $100.00')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(toast.success).toHaveBeenCalledWith('$100.00 is on its way', expect.anything())
  })

  it('the bank’s no is shown, and the next try is another request', async () => {
    bank({ error: { type: 'card_error', message: 'Your bank said no.' } })
    const { sent, dialog } = await open({ add: () => pending })
    await press('Pay By Card')
    await press('Pay $100.00')
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Your bank said no\..*another payment method/)
    await press('Pay $100.00')
    await waitFor(() => expect(sent('/wallet/add-credit')).toHaveLength(2))
    const [first, second] = sent('/wallet/add-credit')
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey)
    expect(sent('/wallet/finalize')).toEqual([])
  })

  it('of a monthly top-up: the card is confirmed and the call made again, with another key', async () => {
    const { confirmCardSetup } = bank({ setupIntent: { id: 'seti_1', status: 'succeeded' } })
    let tries = 0
    const { sent, onClose } = await open(
      {
        add: () => {
          tries += 1
          if (tries === 1)
            throw new Refusal(402, 'Confirm.', { code: 'PAYMENT_ACTION_REQUIRED', clientSecret: 'seti_1_secret_x' })
          return { subscriptionId: 'sub_4', clientSecret: null, credit: creditOf({ isRecurring: true }) }
        },
      },
      { isMonthly: true },
    )
    await press('Pay By Card')
    await press(/^Pay \$100\.00 and start/)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(confirmCardSetup).toHaveBeenCalledWith('seti_1_secret_x')
    const keys = sent('/wallet/add-credit').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })
})

it('a declined card says why and what to do; only a request without an answer is sent again under its key', async () => {
  let status = 503
  const { sent, dialog } = await open({
    add: () => {
      throw new Refusal(status, 'Not now.', { code: status === 402 ? 'CARD_DECLINED' : 'INTERNAL' })
    },
  })
  await press('Pay $100.00')
  expect((await dialog.findByRole('alert')).textContent).toContain('Not now.')
  status = 402
  await press('Pay $100.00')
  await dialog.findByText('The payment did not go through')
  await press('Pay $100.00')
  await waitFor(() => expect(sent('/wallet/add-credit')).toHaveLength(3))
  const [unanswered, declined, next] = sent('/wallet/add-credit').map(({ idempotencyKey }) => idempotencyKey)
  expect(declined).toBe(unanswered)
  expect(next).not.toBe(declined)
})
