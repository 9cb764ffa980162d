import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPersonPage } from '../../../../features/management/admin/components/person-page'
import { personQuery, readPersonSearch } from '../../../../features/management/admin/person-queries'
import { requireAdmin } from '../../../../lib/guards'
import { readWhole } from '@stackyard/shared/domain/read-search'

export const Route = createFileRoute('/_shell/dashboard/people/$id')({
  validateSearch: readPersonSearch,
  beforeLoad: (context) => {
    requireAdmin(context)
    const id = readWhole(context.params.id, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { id }
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(personQuery(context.id))
  },
  component: PersonRoute,
})

/** Everything about one person, for admins. */
function PersonRoute() {
  const { id } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <AdminPersonPage
      id={id}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
