import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import { apiQuery, client } from '../../../lib/api'
import { confirmWithBank } from '../../../lib/bank-confirmation'
import { createKeyKeeper } from '@stackyard/shared/contract/key-keeper'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { type Problem, toProblem } from '../../../lib/problem'
import { moneyTexts } from '../../../lib/texts/money'

export type PurchaseOutcome = {
  submit: (input: PurchaseInput) => void
  busy: boolean
  /** The new transaction's id, once it is placed. */
  placedId: number | null
  problem: Problem | null
}

/** Places a purchase once, however often it is tried, and lets the bank ask the customer where it wants to. */
export function usePurchase(onPlaced?: () => void): PurchaseOutcome {
  const queryClient = useQueryClient()
  const [keys] = useState(() => createKeyKeeper('purchase-key'))
  const purchase = useMutation({
    mutationFn: async (input: PurchaseInput) => {
      const idempotencyKey = keys.keyFor(input)
      const { results } = await client.purchase.create(input, { context: { idempotencyKey } })
      if (results.clientSecret)
        await confirmWithBank(queryClient, results.clientSecret, moneyTexts.purchase.bankUnreachable)
      return results.id
    },
    onSuccess: () => {
      onPlaced?.()
      keys.settle(null)
      notifyDone(text('purchase.success'), { failed: text('purchase.error') })
      void queryClient.invalidateQueries({ queryKey: apiQuery.transaction.key() })
    },
    onError: (error) => {
      keys.settle(error)
      notifyFailure(text('purchase.error'), error)
    },
    // Free space, prices, and the quote it was made from may be others now, whatever came of it.
    onSettled: () =>
      Promise.all(
        [apiQuery.warehouse.key(), apiQuery.quote.key(), apiQuery.sourcing.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })

  return {
    submit: purchase.mutate,
    busy: purchase.isPending,
    placedId: purchase.data ?? null,
    problem: purchase.error ? toProblem(purchase.error) : null,
  }
}
