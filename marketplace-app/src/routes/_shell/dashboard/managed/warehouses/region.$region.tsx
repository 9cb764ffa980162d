import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '../../../../../features/management/admin/listing-views'
import { requireAdmin } from '../../../../../lib/guards'
import { ListingsPage } from '../../-curation-page'

export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/region/$region')({
  validateSearch: readTableSearch,
  beforeLoad: requireAdmin,
  component: function ManagedRegionRoute() {
    const { region } = Route.useParams()
    return <ListingsPage view="all" scope={{ userType: 'manager', region }} search={Route.useSearch()} />
  },
})
