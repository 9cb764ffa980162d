import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireSeller } from '../../../../lib/guards'
import { readWhole } from '@stackyard/shared/domain/read-search'

const AddCredit = lazy(async () => ({ default: (await import('./-add-credit')).AddCredit }))
const CampaignPage = lazy(async () => ({
  default: (await import('../../../../features/payments/campaigns/components/campaign-page')).CampaignPage,
}))

export const Route = createFileRoute('/_shell/dashboard/campaigns/$id')({
  beforeLoad: (context) => {
    requireSeller(context)
    const id = readWhole(context.params.id, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { id }
  },
  component: CampaignRoute,
})

/** One campaign of a seller. */
function CampaignRoute() {
  const { id } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<PagePending />}>
      <CampaignPage id={id} AddCredit={AddCredit} onDeleted={() => void navigate({ to: '/dashboard/campaigns' })} />
    </Suspense>
  )
}
