import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { AuthCard } from '../../components/auth-card'
import { apiQuery } from '../../lib/api'
import { requireSession } from '../../lib/guards'
import { toProblem } from '../../lib/problem'
import { currentUser } from '../../lib/session'
import { payoutTexts } from '../../lib/texts/payouts'

const words = payoutTexts.refresh

export const Route = createFileRoute('/auth/refresh')({
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
  },
  component: RefreshPage,
})

/** Where an expired link of the payment provider leads: to its form by a new one. */
function RefreshPage() {
  const query = useQuery({
    ...apiQuery.payout.accountRefreshUrl.queryOptions(),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const url = query.data?.results.url
  useEffect(() => {
    if (url) window.location.replace(url)
  }, [url])
  return (
    <AuthCard title={words.title} lead={words.lead}>
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
    </AuthCard>
  )
}
