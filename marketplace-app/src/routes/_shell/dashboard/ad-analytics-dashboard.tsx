import { createFileRoute, redirect } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type AnalyticsSearch, readAnalyticsSearch } from '../../../features/payments/analytics/analytics-search'
import { AnalyticsPage } from '../../../features/payments/analytics/components/analytics-page'
import { requireSession } from '../../../lib/guards'
import { currentUser, userAtom } from '../../../lib/session'

export const Route = createFileRoute('/_shell/dashboard/ad-analytics-dashboard')({
  validateSearch: readAnalyticsSearch,
  beforeLoad: (context) => {
    requireSession(context)
    const role = currentUser()?.userType
    if (role !== 'seller' && role !== 'admin') throw redirect({ to: '/dashboard' })
  },
  component: AdAnalytics,
})

function AdAnalytics() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const role = useAtomValue(userAtom)?.userType
  if (role !== 'seller' && role !== 'admin') return null
  const onSearch = (next: AnalyticsSearch) => void navigate({ search: next, resetScroll: false })
  return <AnalyticsPage viewer={role} search={search} onSearch={onSearch} />
}
