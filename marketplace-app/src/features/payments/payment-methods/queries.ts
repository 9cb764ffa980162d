import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import { apiQuery, client } from '../../../lib/api'

export const cardsQuery = () => apiQuery.cards.list.queryOptions({ select: (reply) => reply.results })
export const billingInfosQuery = () => apiQuery.billingInfo.list.queryOptions({ select: (reply) => reply.results })
export const achAccountsQuery = () => apiQuery.ach.list.queryOptions({ select: (reply) => reply.results })

const only = <T>(records: readonly T[]): T | null => (records.length === 1 ? (records[0] ?? null) : null)

/** What a purchase starts with: the primary records, and where none is marked the only one there is. */
export const preselectedMethodsQuery = () =>
  queryOptions({
    queryKey: [...apiQuery.billing.key(), 'preselected'],
    queryFn: async (): Promise<BillingSummary> => {
      const [summary, cards, infos, accounts] = await Promise.all([
        client.billing.summary(),
        client.cards.list(),
        client.billingInfo.list(),
        client.ach.list(),
      ])
      const { primaryCard, primaryBillingInfo, primaryACH } = summary.results
      return {
        ...summary.results,
        primaryCard: primaryCard ?? only(cards.results),
        primaryBillingInfo: primaryBillingInfo ?? only(infos.results),
        primaryACH: primaryACH ?? only(accounts.results.filter(({ isUsable }) => isUsable)),
      }
    },
  })

/** After any change: one record's new mark takes the mark from another, and the summary follows. */
export const refreshPaymentMethods = async (queryClient: QueryClient): Promise<void> => {
  const keys = [apiQuery.cards.key(), apiQuery.billingInfo.key(), apiQuery.ach.key(), apiQuery.billing.key()]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
