import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireListingWriter } from '../../../../lib/guards'
import { present, type RawSearch, readText } from '@stackyard/shared/domain/read-search'

const CreateWarehouse = lazy(async () => ({
  default: (await import('../../../../features/management/warehouse-form/components/edit-warehouse')).CreateWarehouse,
}))
const EditWarehouse = lazy(async () => ({
  default: (await import('../../../../features/management/warehouse-form/components/edit-warehouse')).EditWarehouse,
}))

/** `clone` names the listing that the new one starts from. */
export const Route = createFileRoute('/_shell/dashboard/warehouses/create')({
  validateSearch: (search: RawSearch): { clone?: string | undefined } => present({ clone: readText(search.clone) }),
  beforeLoad: requireListingWriter,
  component: CreatePage,
})

function CreatePage() {
  const { clone } = Route.useSearch()
  return (
    <Suspense fallback={<PagePending />}>
      {clone ? <EditWarehouse key={clone} id={clone} clone /> : <CreateWarehouse />}
    </Suspense>
  )
}
