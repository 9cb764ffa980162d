import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../../components/page-pending'
import { requireAdmin } from '../../../../../lib/guards'

const CreateWarehouse = lazy(async () => ({
  default: (await import('../../../../../features/management/warehouse-form/components/edit-warehouse'))
    .CreateWarehouse,
}))

export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/create/$id')({
  beforeLoad: requireAdmin,
  component: function ManagedRoute() {
    const { id } = Route.useParams()
    return (
      <Suspense fallback={<PagePending />}>
        <CreateWarehouse key={id} managerId={Number(id)} />
      </Suspense>
    )
  },
})
