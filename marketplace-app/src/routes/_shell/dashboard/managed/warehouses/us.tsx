import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '../../../../../features/management/admin/listing-views'
import { requireAdmin } from '../../../../../lib/guards'
import { ListingsPage } from '../../-curation-page'

const scope = { userType: 'manager' } as const

export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/us')({
  validateSearch: readTableSearch,
  beforeLoad: requireAdmin,
  component: function ListingsRoute() {
    return <ListingsPage view="us" scope={scope} search={Route.useSearch()} />
  },
})
