import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { readCampaignSearch } from '../../../../features/payments/campaigns/campaign-search'
import { requireSeller } from '../../../../lib/guards'

const AddCredit = lazy(async () => ({ default: (await import('./-add-credit')).AddCredit }))
const CampaignsScreen = lazy(async () => ({
  default: (await import('../../../../features/payments/campaigns/components/campaigns-screen')).CampaignsScreen,
}))

export const Route = createFileRoute('/_shell/dashboard/campaigns/')({
  validateSearch: readCampaignSearch,
  beforeLoad: requireSeller,
  component: CampaignsPage,
})

/** A seller's campaigns. */
function CampaignsPage() {
  // The router merges what the reader left out back in.
  const search = readCampaignSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Suspense fallback={<PagePending />}>
      <CampaignsScreen
        AddCredit={AddCredit}
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </Suspense>
  )
}
