import { createFileRoute, notFound } from '@tanstack/react-router'
import { readTableSearch } from '../../../../features/admin/listing-views'
import { requireAdmin } from '../../../../lib/guards'
import { readWhole } from '../../../../lib/read-search'
import { ListingsPage } from '../-curation-page'

/** The listings of one managed profile (002 §2.4). */
export const Route = createFileRoute('/_shell/dashboard/managed/$id')({
  validateSearch: readTableSearch,
  beforeLoad: (context) => {
    requireAdmin(context)
    const sellerId = readWhole(context.params.id, 1, 2_147_483_647)
    if (sellerId === undefined) throw notFound()
    return { sellerId }
  },
  component: function ManagedProfileRoute() {
    const { sellerId } = Route.useRouteContext()
    return <ListingsPage view="all" scope={{ userType: 'manager', sellerId }} search={Route.useSearch()} />
  },
})
