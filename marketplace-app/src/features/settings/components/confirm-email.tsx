import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../components/notice'
import { client } from '../../../lib/api'
import { toProblem } from '../../../lib/problem'
import { currentUser, mergeSessionUser } from '../../../lib/session'
import { ownAccountTexts } from '../../../lib/texts/own-account'

const words = ownAccountTexts.confirm

const ToSettings = () => (
  <Button asChild size="sm">
    <Link to="/settings" hash="security">
      {words.toSettings}
    </Link>
  </Button>
)

/** The end of a link of a change of the email address. */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  if (!token) return <Notice tone="warning">{words.incomplete}</Notice>
  return <TokenCheck token={token} />
}

/** A session of this browser follows the new address. */
async function followAddress(): Promise<void> {
  if (currentUser()) mergeSessionUser({ email: (await client.profile.get({})).results.email, isEmailVerified: true })
}

function TokenCheck({ token }: { token: string }) {
  // A query and not a mutation, so that React's second run in development doesn't use the link twice.
  const check = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => (await client.ownEmail.confirm({ token })).results,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const isDone = check.data?.state === 'done'
  useEffect(() => {
    if (isDone) followAddress().catch((error: unknown) => logFailure('The session keeps the old address', error))
  }, [isDone])
  if (check.isPending)
    return (
      <div>
        <p role="status" className="text-muted-foreground mb-3 text-sm">
          {words.working}
        </p>
        <Skeleton className="rounded-card h-16" />
      </div>
    )
  if (check.isError)
    return (
      <Notice tone="danger" announce title={words.failedTitle} action={<ToSettings />}>
        {toProblem(check.error).message} {words.failedHint}
      </Notice>
    )
  const { state, waitsFor } = check.data
  if (state === 'done')
    return (
      <Notice tone="success" announce title={words.doneTitle} action={<ToSettings />}>
        {words.done}
      </Notice>
    )
  return (
    <Notice tone="info" announce title={words.waitingTitle}>
      {words.waiting[waitsFor ?? 'new']}
    </Notice>
  )
}
