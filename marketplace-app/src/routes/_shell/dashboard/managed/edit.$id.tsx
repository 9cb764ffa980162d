import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'

const EditManager = lazy(async () => ({
  default: (await import('../../../../features/management/admin/components/manager-pages')).EditManager,
}))

export const Route = createFileRoute('/_shell/dashboard/managed/edit/$id')({
  beforeLoad: requireAdmin,
  component: function ManagedRoute() {
    const { id } = Route.useParams()
    return (
      <Suspense fallback={<PagePending />}>
        <EditManager key={id} id={Number(id)} />
      </Suspense>
    )
  },
})
