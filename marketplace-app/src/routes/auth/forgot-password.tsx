import { createFileRoute, Link } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { ForgotPasswordForm } from '../../features/accounts/account/components/forgot-password-form'
import { readReturnSearch } from '../../lib/return-search'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: readReturnSearch,
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { returnTo } = Route.useSearch()
  const words = texts.auth.forgot
  return (
    <AuthCard
      title={words.title}
      lead={words.lead}
      footer={
        <Link
          to="/auth/login"
          search={{ returnTo }}
          className="text-link font-semibold underline-offset-4 hover:underline"
        >
          {words.back}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthCard>
  )
}
