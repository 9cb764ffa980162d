import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../components/page-pending'
import { requireAdmin } from '../../../lib/guards'

const ExportPeople = lazy(async () => ({
  default: (await import('../../../features/management/admin/components/export-people')).ExportPeople,
}))

export const Route = createFileRoute('/_shell/dashboard/export-user-data')({
  beforeLoad: requireAdmin,
  component: function ExportRoute() {
    return (
      <Suspense fallback={<PagePending />}>
        <ExportPeople />
      </Suspense>
    )
  },
})
