import { createFileRoute } from '@tanstack/react-router'
import { HolderList } from '../../../features/accounts/account-holders/components/holder-list'
import { readHolderSearch } from '../../../features/accounts/account-holders/holder-search'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/acc-holder-list')({
  validateSearch: readHolderSearch,
  beforeLoad: requireAdmin,
  component: function AccountHolders() {
    const navigate = Route.useNavigate()
    return (
      <HolderList search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
    )
  },
})
