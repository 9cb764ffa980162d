import { createFileRoute } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { ConfirmEmail } from '../../features/accounts/settings/components/confirm-email'
import { readTokenSearch } from '../../lib/return-search'
import { ownAccountTexts } from '../../lib/texts/own-account'

export const Route = createFileRoute('/auth/confirm-email')({
  validateSearch: readTokenSearch,
  component: ConfirmEmailPage,
})

/** Where the links of a change of the email address lead. */
function ConfirmEmailPage() {
  const { token } = Route.useSearch()
  return (
    <AuthCard title={ownAccountTexts.confirm.title}>
      <ConfirmEmail token={token} />
    </AuthCard>
  )
}
