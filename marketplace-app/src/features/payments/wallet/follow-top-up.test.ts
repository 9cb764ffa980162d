import { ApiError } from '@stackyard/shared/contract/api-error'
import type { WalletCredit } from '@stackyard/shared/schema/wallet'
import { expect, it, vi } from 'vitest'
import { hasEnded } from './follow-top-up'
import { creditOf } from './wallet.test-data'

const debit = creditOf({ subscriptionId: 'pi_1', amount: 200, paymentType: 'ACH', state: 'processing' })
const answer = (state: WalletCredit['state']) => vi.fn(async () => creditOf({ state }))
const refuse = (code: 'PAYMENT_PENDING' | 'RATE_LIMITED' | 'PAYMENT_FAILED', status: number) => () =>
  Promise.reject(new ApiError(code, 'No', { status }))

it('R-408: a payment on its way is asked for with its three fields', async () => {
  const finalize = answer('credited')
  expect(await hasEnded(debit, finalize)).toBe(true)
  expect(finalize).toHaveBeenCalledWith({ subscriptionId: 'pi_1', amount: 200, paymentType: 'ACH' })
})

it.each([
  ['failed', answer('failed'), true],
  ['taken back', answer('taken_back'), true],
  ['refused', refuse('PAYMENT_FAILED', 402), true],
  ['on its way', answer('processing'), false],
  ['not paid yet', refuse('PAYMENT_PENDING', 409), false],
  ['not reached', () => Promise.reject(ApiError.offline()), false],
  ['asked for too often', refuse('RATE_LIMITED', 429), false],
] as const)('a payment that is %s', async (_what, finalize, ended) => {
  expect(await hasEnded(debit, finalize)).toBe(ended)
})

it('a payment that has not begun is not asked for', async () => {
  const finalize = answer('credited')
  expect(await hasEnded({ ...debit, subscriptionId: null }, finalize)).toBe(false)
  expect(finalize).not.toHaveBeenCalled()
})
