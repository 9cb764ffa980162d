import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../components/page-pending'
import { readWalletSearch } from '../../../features/payments/wallet/wallet-search'
import { requireSeller } from '../../../lib/guards'

const Picker = lazy(async () => ({ default: (await import('../-subscriptions')).Picker }))
const WalletScreen = lazy(async () => ({
  default: (await import('../../../features/payments/wallet/components/wallet-screen')).WalletScreen,
}))

export const Route = createFileRoute('/_shell/dashboard/wallet')({
  validateSearch: readWalletSearch,
  beforeLoad: requireSeller,
  component: WalletPage,
})

/** A seller's wallet. */
function WalletPage() {
  // The router merges what the reader left out back in.
  const search = readWalletSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Suspense fallback={<PagePending />}>
      <WalletScreen
        Picker={Picker}
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </Suspense>
  )
}
