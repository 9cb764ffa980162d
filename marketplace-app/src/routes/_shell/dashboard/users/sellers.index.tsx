import { createFileRoute } from '@tanstack/react-router'
import { readPeopleSearch } from '../../../../features/management/admin/queries'
import { requireAdmin } from '../../../../lib/guards'
import { PeoplePage } from '../-curation-page'

export const Route = createFileRoute('/_shell/dashboard/users/sellers/')({
  validateSearch: readPeopleSearch,
  beforeLoad: requireAdmin,
  component: function PeopleRoute() {
    return <PeoplePage kind="seller" search={Route.useSearch()} />
  },
})
