import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../../components/page-pending'
import { requireAdmin } from '../../../../../lib/guards'
import { present, readText, readWhole } from '../../../../../lib/read-search'

const EditService = lazy(async () => ({
  default: (await import('../../../../../features/services/components/edit-service')).EditService,
}))

/** A managed profile’s service of the type it was changed to (002 §2.8, R-480). */
export const Route = createFileRoute('/_shell/dashboard/managed/services/create/$id')({
  validateSearch: (search: Record<string, unknown>) => present({ serviceType: readText(search.serviceType, 20) }),
  beforeLoad: (context) => {
    requireAdmin(context)
    const sellerId = readWhole(context.params.id, 1, 2_147_483_647)
    if (sellerId === undefined) throw notFound()
    return { sellerId }
  },
  component: function CreateManagedServiceRoute() {
    const { sellerId } = Route.useRouteContext()
    return (
      <Suspense fallback={<PagePending />}>
        <EditService key={sellerId} target={{ kind: 'profile', sellerId }} type={Route.useSearch().serviceType} />
      </Suspense>
    )
  },
})
