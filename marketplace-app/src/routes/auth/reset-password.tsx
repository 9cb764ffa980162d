import { createFileRoute, Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { AuthCard } from '../../components/auth-card'
import { Notice } from '../../components/notice'
import { ResetPasswordForm } from '../../features/accounts/account/components/reset-password-form'
import { readTokenSearch } from '../../lib/return-search'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readTokenSearch,
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { token } = Route.useSearch()
  const words = texts.auth.reset
  return (
    <AuthCard title={words.title} lead={words.lead}>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Notice
          tone="warning"
          action={
            <Button asChild size="sm">
              <Link to="/auth/forgot-password">{words.askAgain}</Link>
            </Button>
          }
        >
          {words.incomplete}
        </Notice>
      )}
    </AuthCard>
  )
}
