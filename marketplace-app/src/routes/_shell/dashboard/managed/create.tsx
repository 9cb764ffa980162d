import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'

const CreateManager = lazy(async () => ({
  default: (await import('../../../../features/management/admin/components/manager-pages')).CreateManager,
}))

export const Route = createFileRoute('/_shell/dashboard/managed/create')({
  beforeLoad: requireAdmin,
  component: function ManagedRoute() {
    return (
      <Suspense fallback={<PagePending />}>
        <CreateManager />
      </Suspense>
    )
  },
})
