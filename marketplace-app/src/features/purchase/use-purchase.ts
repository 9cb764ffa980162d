import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import { apiQuery, client } from '../../lib/api'
import { notifyDone, notifyFailure } from '../../lib/notify'
import { type Problem, toProblem } from '../../lib/problem'
import { besideModals, loadStripe, type ProviderError } from '../../lib/stripe'
import { moneyTexts } from '../../lib/texts/money'
import { publicConfigQuery } from '../../lib/public-config'
import { BankRefusal, BankUnanswered, createKeyKeeper } from './idempotency'

export type PurchaseOutcome = {
  submit: (input: PurchaseInput) => void
  busy: boolean
  /** The new transaction's id, once it is placed. */
  placedId: number | null
  problem: Problem | null
}

/** Places a purchase once, however often it is tried, and lets the bank ask the customer where it wants to. */
export function usePurchase(): PurchaseOutcome {
  const queryClient = useQueryClient()
  const [keys] = useState(() => createKeyKeeper())
  const purchase = useMutation({
    mutationFn: async (input: PurchaseInput) => {
      const idempotencyKey = keys.keyFor(input)
      const { results } = await client.purchase.create(input, { context: { idempotencyKey } })
      if (results.clientSecret) await confirmWithBank(results.clientSecret)
      return results.id
    },
    onSuccess: () => {
      keys.settle(null)
      notifyDone(text('purchase.success'), { failed: text('purchase.error') })
      void queryClient.invalidateQueries({ queryKey: apiQuery.transaction.key() })
    },
    onError: (error) => {
      keys.settle(error)
      notifyFailure(text('purchase.error'), error)
    },
    // Free space and prices may be others now, whatever came of it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
  })

  const confirmWithBank = async (clientSecret: string) => {
    const asked = await askBank(clientSecret).catch(() => {
      throw new BankUnanswered(moneyTexts.purchase.bankUnreachable)
    })
    if (isHeld(asked.paymentIntent ?? asked.error?.payment_intent)) return
    if (isRefusal(asked.error)) throw new BankRefusal(asked.error.message ?? text('purchase.threeDSecure'))
    throw new BankUnanswered(moneyTexts.purchase.bankUnreachable)
  }

  const askBank = async (clientSecret: string) => {
    const { results: config } = await queryClient.ensureQueryData(publicConfigQuery())
    const stripe = await loadStripe(config.stripeJsUrl, config.stripePublishableKey)
    return besideModals(() => stripe.confirmCardPayment(clientSecret))
  }

  return {
    submit: purchase.mutate,
    busy: purchase.isPending,
    placedId: purchase.data ?? null,
    problem: purchase.error ? problemOf(purchase.error) : null,
  }
}

/** Confirmed now, or before the page was left. */
const isHeld = (intent: { status: string } | undefined): boolean =>
  intent !== undefined && ['requires_capture', 'processing', 'succeeded'].includes(intent.status)

const isRefusal = (error: ProviderError | undefined): error is ProviderError =>
  error?.type === 'card_error' || error?.code === 'payment_intent_authentication_failure'

const problemOf = (error: Error): Problem =>
  error instanceof BankRefusal || error instanceof BankUnanswered
    ? { status: 402, code: 'PAYMENT_FAILED', message: error.message, issues: [] }
    : toProblem(error)
