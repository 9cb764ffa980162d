import { ApiError } from '@stackyard/shared/contract/api-error'
import type { AddCreditInput, AddedCredit, WalletCredit } from '@stackyard/shared/schema/wallet'
import { describe, expect, it, vi } from 'vitest'
import { addCredit } from './add-credit'

const input = { amount: 100, paymentType: 'CARD', recurring: false, cardId: 2, billingInfoId: 3 } as AddCreditInput
const credited = { id: 9, state: 'credited' } as WalletCredit
const added = (clientSecret: string | null): AddedCredit => ({
  subscriptionId: 'pi_9',
  clientSecret,
  credit: { id: 9, state: clientSecret ? 'pending' : 'credited' } as WalletCredit,
})
const asked = (clientSecret: string) =>
  new ApiError('PAYMENT_ACTION_REQUIRED', 'Your bank asks.', { status: 402, clientSecret })

const steps = (answer: () => Promise<AddedCredit>) => ({
  add: vi.fn(answer),
  confirmPayment: vi.fn(async () => 'pi_from_bank'),
  confirmCard: vi.fn(async () => undefined),
  onConfirmed: vi.fn(),
  finalize: vi.fn(async () => credited),
})

describe('a top-up (R-408)', () => {
  it('needs no bank and no second call where the card is not asked about', async () => {
    const run = steps(async () => added(null))
    expect(await addCredit(input, run)).toMatchObject({ state: 'credited' })
    expect(run.confirmPayment).not.toHaveBeenCalled()
    expect(run.finalize).not.toHaveBeenCalled()
  })

  it('with a client secret is confirmed at the bank and then finalized with its three fields', async () => {
    const run = steps(async () => added('pi_9_secret_x'))
    expect(await addCredit(input, run)).toBe(credited)
    expect(run.confirmPayment).toHaveBeenCalledExactlyOnceWith('pi_9_secret_x')
    expect(run.onConfirmed).toHaveBeenCalledOnce()
    expect(run.finalize).toHaveBeenCalledExactlyOnceWith({ subscriptionId: 'pi_9', amount: 100, paymentType: 'CARD' })
  })

  it('that is refused with the bank’s question is finalized by the id of its payment', async () => {
    const run = steps(() => Promise.reject(asked('pi_5_secret_x')))
    expect(await addCredit(input, run)).toBe(credited)
    expect(run.finalize).toHaveBeenCalledWith({ subscriptionId: 'pi_from_bank', amount: 100, paymentType: 'CARD' })
    expect(run.add).toHaveBeenCalledOnce()
  })

  it('every month confirms the card first and then asks again', async () => {
    const run = steps(async () => added(null))
    run.add.mockRejectedValueOnce(asked('seti_1_secret_x'))
    expect(await addCredit({ ...input, recurring: true }, run)).toMatchObject({ state: 'credited' })
    expect(run.confirmCard).toHaveBeenCalledExactlyOnceWith('seti_1_secret_x')
    expect(run.add).toHaveBeenCalledTimes(2)
    expect(run.confirmPayment).not.toHaveBeenCalled()
  })

  it('stops at the bank’s no, and at a refusal without a question', async () => {
    const run = steps(async () => added('pi_9_secret_x'))
    run.confirmPayment.mockRejectedValue(new Error('The bank said no.'))
    await expect(addCredit(input, run)).rejects.toThrow('The bank said no.')
    expect(run.finalize).not.toHaveBeenCalled()
    const declined = new ApiError('CARD_DECLINED', 'Your card was declined.', { status: 402 })
    await expect(
      addCredit(
        input,
        steps(() => Promise.reject(declined)),
      ),
    ).rejects.toBe(declined)
  })
})
