import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../components/page-pending'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser } from '../../../lib/session'

const OwnCalendar = lazy(async () => ({
  default: (await import('../../../features/management/space-calendar/components/own-calendar')).OwnCalendar,
}))

export const Route = createFileRoute('/_shell/dashboard/calendar')({
  validateSearch: (search: RawSearch): { warehouse?: number } =>
    present({ warehouse: readWhole(search.warehouse, 1, 2_147_483_647) }),
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
  },
  component: CalendarRoute,
})

/** The space calendar of all own warehouses, or of the one that the address names. */
function CalendarRoute() {
  const { warehouse } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<PagePending />}>
      <OwnCalendar chosen={warehouse} onChoose={(id) => void navigate({ search: present({ warehouse: id }) })} />
    </Suspense>
  )
}
