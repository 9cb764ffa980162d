import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WalletCredit } from '@stackyard/shared/schema/wallet'
import { client } from '../../../lib/api'
import { formatExact } from '../../../lib/exact-dollars'
import { notifyDone } from '../../../lib/notify'
import { walletTexts } from '../../../lib/texts/wallet'
import { hasEnded } from './follow-top-up'
import { refreshWallet } from './queries'

/** How often payments on their way are asked for, in milliseconds. */
const followEvery = 20_000

async function finalize(input: Parameters<typeof client.wallet.finalize>[0]): Promise<WalletCredit> {
  const { results } = await client.wallet.finalize(input)
  if (results.state === 'credited') notifyDone(walletTexts.processing.credited(formatExact(results.amount)))
  return results
}

/** Asks for payments on their way until each has ended, and reads the wallet again when one has. */
export function usePendingTopUps(pending: readonly WalletCredit[]): void {
  const queryClient = useQueryClient()
  useQuery({
    queryKey: ['pending-top-ups', pending.map(({ id }) => id)],
    queryFn: async () => {
      const ended = await Promise.all(pending.map((credit) => hasEnded(credit, finalize)))
      if (ended.includes(true)) await refreshWallet(queryClient)
      return null
    },
    enabled: pending.length > 0,
    staleTime: 0,
    refetchInterval: followEvery,
  })
}
