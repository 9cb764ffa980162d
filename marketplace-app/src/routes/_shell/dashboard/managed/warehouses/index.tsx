import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '../../../../../features/management/admin/listing-views'
import { requireAdmin } from '../../../../../lib/guards'
import { ListingsPage } from '../../-curation-page'

const scope = { userType: 'manager' } as const

export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/')({
  validateSearch: readTableSearch,
  beforeLoad: requireAdmin,
  component: function ListingsRoute() {
    return <ListingsPage view="all" scope={scope} search={Route.useSearch()} />
  },
})
