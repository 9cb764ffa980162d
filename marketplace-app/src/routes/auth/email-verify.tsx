import { createFileRoute } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { EmailVerification } from '../../features/accounts/account/components/email-verification'
import { useLanding } from '../../features/accounts/account/components/use-landing'
import { landingAfterRegister } from '../../features/accounts/account/landing'
import { readTokenSearch } from '../../lib/return-search'
import { currentUser } from '../../lib/session'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/email-verify')({
  validateSearch: readTokenSearch,
  component: EmailVerifyPage,
})

function EmailVerifyPage() {
  const { token, returnTo } = Route.useSearch()
  const land = useLanding()
  return (
    <AuthCard title={texts.auth.verify.title}>
      <EmailVerification token={token} onGoOn={() => land(landingAfterRegister(returnTo, currentUser()))} />
    </AuthCard>
  )
}
