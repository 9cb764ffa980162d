import { createFileRoute } from '@tanstack/react-router'
import { readAdEngineSearch } from '../../../features/payments/ad-engine/ad-engine-search'
import { AdEnginePage } from '../../../features/payments/ad-engine/components/ad-engine-page'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/ad-engine')({
  validateSearch: readAdEngineSearch,
  beforeLoad: requireAdmin,
  component: function AdEngineRoute() {
    const navigate = Route.useNavigate()
    return (
      <AdEnginePage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
    )
  },
})
