import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { apiQuery, client } from '../../../lib/api'
import { pageSize, type WalletSearch } from './wallet-search'

export const balanceQuery = () => apiQuery.wallet.balance.queryOptions({ select: (reply) => reply.results })

export const subscriptionQuery = () =>
  apiQuery.wallet.activeSubscription.queryOptions({ select: (reply) => reply.results })

export const primariesQuery = () => apiQuery.billing.summary.queryOptions({ select: (reply) => reply.results })

export const entriesQuery = ({ page = 1, kind }: WalletSearch) =>
  apiQuery.wallet.transactions.queryOptions({
    input: { limit: pageSize, page, ...(kind ? { kind } : {}) },
    placeholderData: keepPreviousData,
  })

/** The whole history as a CSV file. */
export const exportEntries = async () => (await client.wallet.exportTransactions()).results

/** Reads balance, history, monthly top-up and invoices again after a payment. */
export async function refreshWallet(queryClient: QueryClient): Promise<void> {
  const keys = [apiQuery.wallet.key(), apiQuery.invoices.key()]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
