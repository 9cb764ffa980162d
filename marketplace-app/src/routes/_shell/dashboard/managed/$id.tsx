import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { readTableSearch } from '../../../../features/management/admin/listing-views'
import { requireAdmin } from '../../../../lib/guards'

const ManagedProfile = lazy(async () => ({
  default: (await import('../../../../features/management/managed/components/managed-profile')).ManagedProfile,
}))
const ListingTable = lazy(async () => ({
  default: (await import('../../../../features/management/admin/components/listing-table')).ListingTable,
}))
const OfferedServices = lazy(async () => ({
  default: (await import('../../../../features/accounts/people/components/profile-listings')).OfferedServices,
}))

/** One managed profile, by its id or its profile address. */
export const Route = createFileRoute('/_shell/dashboard/managed/$id')({
  validateSearch: readTableSearch,
  beforeLoad: requireAdmin,
  component: ManagedProfileRoute,
})

function ManagedProfileRoute() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<PagePending />}>
      <ManagedProfile
        key={id}
        id={id}
        renderServices={(services) => <OfferedServices services={services} />}
        renderWarehouses={(sellerId) => (
          <ListingTable
            view="all"
            scope={{ userType: 'manager', sellerId }}
            search={search}
            onSearch={(next) => void navigate({ to: '.', search: next })}
          />
        )}
      />
    </Suspense>
  )
}
