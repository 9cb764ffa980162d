import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@stackyard/shared/contract/api-error'
import type { AddCreditInput } from '@stackyard/shared/schema/wallet'
import { client } from '../../../lib/api'
import { confirmCardWithBank, confirmWithBank } from '../../../lib/bank-confirmation'
import { formatExact } from '../../../lib/exact-dollars'
import { createKeyKeeper, type KeyKeeper } from '@stackyard/shared/contract/key-keeper'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { type Problem, toProblem } from '../../../lib/problem'
import { walletTexts } from '../../../lib/texts/wallet'
import { addCredit, type AddCreditSteps } from './add-credit'
import { isOpen } from './follow-top-up'
import { refreshWallet } from './queries'

const words = walletTexts.add

export type AddCreditOutcome = { submit: (input: AddCreditInput) => void; busy: boolean; problem: Problem | null }

const stepsWith = (queryClient: QueryClient, keys: KeyKeeper): Omit<AddCreditSteps, 'onConfirmed'> => ({
  add: async (input) => {
    const context = { idempotencyKey: keys.keyFor(input) }
    return (await client.wallet.addCredit(input, { context })).results
  },
  confirmPayment: (clientSecret) => confirmWithBank(queryClient, clientSecret, words.bankUnreachable),
  confirmCard: async (clientSecret) => {
    await confirmCardWithBank(queryClient, clientSecret, words.bankUnreachable)
    // The first call was refused: the next one is another request.
    keys.settle(null)
  },
  finalize: async (input) => (await client.wallet.finalize(input)).results,
})

/** Makes a top-up; 'processing' for one whose bank has not finished, which the wallet shows until it has. */
async function pay(
  input: AddCreditInput,
  steps: Omit<AddCreditSteps, 'onConfirmed'>,
): Promise<'processing' | 'credited'> {
  let isConfirmed = false
  try {
    const credit = await addCredit(input, { ...steps, onConfirmed: () => (isConfirmed = true) })
    if (credit.state === 'failed' || credit.state === 'taken_back')
      throw new ApiError('PAYMENT_FAILED', credit.failure ?? words.refusedTitle, { status: 402 })
    return credit.state === 'credited' ? 'credited' : 'processing'
  } catch (error) {
    // The bank has confirmed the payment: it is credited later, even if this answer was lost.
    if (isConfirmed && isOpen(error)) return 'processing'
    throw error
  }
}

/**
 * Makes one top-up, however often it is sent, and follows it through the bank's question. `onDone` is called once it is
 * credited or on its way.
 */
export function useAddCredit(onDone: () => void): AddCreditOutcome {
  const queryClient = useQueryClient()
  const [keys] = useState(() => createKeyKeeper('wallet-key'))
  const top = useMutation({
    mutationFn: (input: AddCreditInput) => pay(input, stepsWith(queryClient, keys)),
    onSuccess: (state, input) => {
      keys.settle(null)
      const amount = formatExact(input.amount)
      if (state === 'credited') notifyDone(words.done(amount), { failed: words.failed })
      else notifyDone(words.started(amount), { detail: words.startedDetail, failed: words.failed })
      onDone()
    },
    onError: (error) => {
      keys.settle(error)
      notifyFailure(words.failed, error)
    },
    onSettled: () => refreshWallet(queryClient),
  })
  return { submit: top.mutate, busy: top.isPending, problem: top.error ? toProblem(top.error) : null }
}
