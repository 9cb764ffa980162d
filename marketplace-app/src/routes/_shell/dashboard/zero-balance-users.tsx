import { createFileRoute } from '@tanstack/react-router'
import { ZeroBalanceList } from '../../../features/accounts/account-holders/components/zero-balance-list'
import { readZeroBalanceSearch } from '../../../features/accounts/account-holders/holder-search'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/zero-balance-users')({
  validateSearch: readZeroBalanceSearch,
  beforeLoad: requireAdmin,
  component: function ZeroBalanceUsers() {
    const navigate = Route.useNavigate()
    return (
      <ZeroBalanceList
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
