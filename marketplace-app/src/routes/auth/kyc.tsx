import { createFileRoute } from '@tanstack/react-router'
import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import { Button } from '@stackyard/shared/ui/button'
import { AuthCard } from '../../components/auth-card'
import { useFreshUser } from '../../features/accounts/account/components/use-fresh-user'
import { useLanding } from '../../features/accounts/account/components/use-landing'
import { IdentityPanel } from '../../features/accounts/identity/components/identity-panel'
import { requireSession } from '../../lib/guards'
import { readReturnSearch } from '../../lib/return-search'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/kyc')({
  validateSearch: readReturnSearch,
  beforeLoad: requireSession,
  component: KycPage,
})

/** Identity verification, and the way back to the open purchase dialog with the same figures. */
function KycPage() {
  const { returnTo } = Route.useSearch()
  const land = useLanding()
  useFreshUser(true)
  const words = texts.auth.kyc
  return (
    <AuthCard title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-5">
        <IdentityPanel returnTo={returnTo} />
        <Button variant="outline" onClick={() => land(safeReturnTo(returnTo, '/dashboard'))}>
          {returnTo ? words.back : words.backPlain}
        </Button>
      </div>
    </AuthCard>
  )
}
