import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { EmailChangeOutcome } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { LinkCheck, onceALink } from '../../../../components/link-check'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { currentUser, mergeSessionUser } from '../../../../lib/session'
import { ownAccountTexts } from '../../../../lib/texts/own-account'

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
  const check = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => (await client.ownEmail.confirm({ token })).results,
    ...onceALink,
  })
  const isDone = check.data?.state === 'done'
  useEffect(() => {
    if (isDone) followAddress().catch((error: unknown) => logFailure('The session keeps the old address', error))
  }, [isDone])
  return (
    <LinkCheck
      query={check}
      working={words.working}
      failed={
        <Notice tone="danger" announce title={words.failedTitle} action={<ToSettings />}>
          {check.error ? toProblem(check.error).message : null} {words.failedHint}
        </Notice>
      }
    >
      {(change) => <Confirmed {...change} />}
    </LinkCheck>
  )
}

function Confirmed({ state, waitsFor }: EmailChangeOutcome) {
  if (state === 'done')
    return (
      <Notice tone="success" announce title={words.doneTitle} action={<ToSettings />}>
        {words.done}
      </Notice>
    )
  return (
    <Notice tone="info" announce title={words.waitingTitle}>
      {waitsFor ? words.waiting[waitsFor] : words.waiting.new}
    </Notice>
  )
}
