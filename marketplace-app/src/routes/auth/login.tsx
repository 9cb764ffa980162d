import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { SignInForm } from '../../features/accounts/account/components/sign-in-form'
import { SocialButtons } from '../../features/accounts/account/components/social-buttons'
import { useLanding } from '../../features/accounts/account/components/use-landing'
import { landingAfterLogin } from '../../features/accounts/account/landing'
import { readReturnSearch } from '../../lib/return-search'
import { currentUser, startSession } from '../../lib/session'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: ({ search }) => {
    const user = currentUser()
    if (user) throw redirect({ href: landingAfterLogin(search.returnTo) })
  },
  component: LoginPage,
})

function LoginPage() {
  const { returnTo } = Route.useSearch()
  const { queryClient } = Route.useRouteContext()
  const land = useLanding()
  const words = texts.auth.login
  return (
    <AuthCard
      title={words.title}
      lead={words.lead}
      footer={
        <>
          {words.toRegister}{' '}
          <Link
            to="/auth/register"
            search={{ returnTo }}
            className="text-link font-semibold underline-offset-4 hover:underline"
          >
            {words.toRegisterLink}
          </Link>
        </>
      }
    >
      <SignInForm
        returnTo={returnTo}
        onSignedIn={(session) => {
          queryClient.clear()
          startSession(session)
          land(landingAfterLogin(returnTo))
        }}
      />
      <SocialButtons returnTo={returnTo} />
    </AuthCard>
  )
}
