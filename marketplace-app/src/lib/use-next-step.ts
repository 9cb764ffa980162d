import { useQuery } from '@tanstack/react-query'
import { nextStep, type NextStep } from '@stackyard/shared/domain/next-step'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery } from './api'

/** The step, once all that it is made from was read; `isPending` until then. */
export type KnownStep = { step: NextStep | null; isPending: boolean }

/**
 * The one next step of a reservation as its reader sees it. Banner, goods, and changes ask it, so that exactly one button of
 * a page is filled. What could not be read says so in its own place; there is no step then.
 */
export function useNextStep(transaction: Transaction, role: UserType): KnownStep {
  const { id, billedBy } = transaction
  const arrivals = useQuery(
    apiQuery.arrival.list.queryOptions({ input: { id }, select: (reply) => reply.results.arrivals }),
  )
  const installments = useQuery(
    apiQuery.installment.list.queryOptions({
      input: { id },
      select: (reply) => reply.results,
      enabled: billedBy === 'platform',
    }),
  )
  const changes = useQuery(
    apiQuery.amendment.list.queryOptions({ input: { id }, select: (reply) => reply.results.list }),
  )
  if (arrivals.isPending || installments.isLoading || changes.isPending) return { step: null, isPending: true }
  if (arrivals.isError || installments.isError || changes.isError) return { step: null, isPending: false }
  const facts = {
    reservation: transaction,
    arrivals: arrivals.data,
    installments: installments.data ?? [],
    proposal: changes.data.find(({ state }) => state === 'proposed') ?? null,
    viewer: role === 'seller' || role === 'admin' ? role : ('customer' as const),
  }
  return { step: nextStep(facts, new Date(arrivals.dataUpdatedAt)), isPending: false }
}
