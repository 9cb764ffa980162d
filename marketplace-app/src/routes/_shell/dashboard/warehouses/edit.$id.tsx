import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireListingWriter } from '../../../../lib/guards'

const EditWarehouse = lazy(async () => ({
  default: (await import('../../../../features/management/warehouse-form/components/edit-warehouse')).EditWarehouse,
}))

export const Route = createFileRoute('/_shell/dashboard/warehouses/edit/$id')({
  beforeLoad: requireListingWriter,
  component: EditPage,
})

function EditPage() {
  const { id } = Route.useParams()
  return (
    <Suspense fallback={<PagePending />}>
      <EditWarehouse key={id} id={id} />
    </Suspense>
  )
}
