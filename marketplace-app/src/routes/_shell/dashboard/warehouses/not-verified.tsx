import { createFileRoute } from '@tanstack/react-router'
import { readTableSearch } from '../../../../features/management/admin/listing-views'
import { requireAdmin } from '../../../../lib/guards'
import { ListingsPage } from '../-curation-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/not-verified')({
  validateSearch: readTableSearch,
  beforeLoad: requireAdmin,
  component: function ListingsRoute() {
    return <ListingsPage view="not-verified" search={Route.useSearch()} />
  },
})
