import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'

export const cardsQuery = () => apiQuery.cards.list.queryOptions({ select: (reply) => reply.results })
export const billingInfosQuery = () => apiQuery.billingInfo.list.queryOptions({ select: (reply) => reply.results })
export const achAccountsQuery = () => apiQuery.ach.list.queryOptions({ select: (reply) => reply.results })

/** The primary card, billing details and bank account; null where there is none. */
export const billingSummaryQuery = () => apiQuery.billing.summary.queryOptions({ select: (reply) => reply.results })

/** After any change: one record's new mark takes the mark from another, and the summary follows (001 §4.2). */
export const refreshPaymentMethods = async (queryClient: QueryClient): Promise<void> => {
  const keys = [apiQuery.cards.key(), apiQuery.billingInfo.key(), apiQuery.ach.key(), apiQuery.billing.key()]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
