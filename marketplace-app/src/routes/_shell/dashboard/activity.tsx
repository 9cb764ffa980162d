import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../../../features/management/admin/components/activity-page'
import { readActivitySearch } from '../../../features/management/admin/activity-search'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/activity')({
  validateSearch: readActivitySearch,
  beforeLoad: requireAdmin,
  component: ActivityRoute,
})

function ActivityRoute() {
  const navigate = Route.useNavigate()
  return (
    <ActivityPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
  )
}
