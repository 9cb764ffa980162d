import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AuthCard } from '../../components/auth-card'
import { SignUpForm } from '../../features/accounts/account/components/sign-up-form'
import { SocialButtons } from '../../features/accounts/account/components/social-buttons'
import { useLanding } from '../../features/accounts/account/components/use-landing'
import { isReservationLink, landingAfterRegister } from '../../features/accounts/account/landing'
import { rememberReferral } from '../../features/accounts/account/referral-memory'
import { notifyDone } from '../../lib/notify'
import { present, type RawSearch, readOneOf, readText } from '@stackyard/shared/domain/read-search'
import { readReturnSearch, type ReturnSearch } from '../../lib/return-search'
import { currentUser, startSession } from '../../lib/session'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/register')({
  validateSearch: (
    search: RawSearch,
  ): ReturnSearch & { type?: 'customer' | 'seller' | undefined; ref?: string | undefined } =>
    present({
      ...readReturnSearch(search),
      type: readOneOf(search.type, ['customer', 'seller']),
      ref: readText(search.ref, 64),
    }),
  beforeLoad: ({ search }) => {
    if (currentUser()) throw redirect({ href: landingAfterRegister(search.returnTo, currentUser()) })
  },
  component: RegisterPage,
})

function RegisterPage() {
  const { returnTo, type, ref } = Route.useSearch()
  const { queryClient } = Route.useRouteContext()
  const land = useLanding()
  const words = texts.auth.register
  useEffect(() => rememberReferral(ref), [ref])
  return (
    <AuthCard
      title={words.title}
      lead={isReservationLink(returnTo) ? words.forReservation : words.lead}
      footer={
        <>
          {words.toLogin}{' '}
          <Link
            to="/auth/login"
            search={{ returnTo }}
            className="text-link font-semibold underline-offset-4 hover:underline"
          >
            {words.toLoginLink}
          </Link>
        </>
      }
    >
      <SignUpForm
        returnTo={returnTo}
        kind={type}
        referralCode={ref}
        onSignedUp={(session) => {
          queryClient.clear()
          startSession(session)
          notifyDone(words.created)
          land(landingAfterRegister(returnTo, session.user))
        }}
      />
      <SocialButtons returnTo={returnTo} />
    </AuthCard>
  )
}
