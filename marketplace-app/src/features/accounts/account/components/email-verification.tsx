import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { LinkCheck, onceALink } from '../../../../components/link-check'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { mergeSessionUser, userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'

export type EmailVerificationProps = { token?: string; onGoOn: () => void }

/** With the token of the mail: verifies the address. Without: offers to send the mail again. */
export function EmailVerification({ token, onGoOn }: EmailVerificationProps) {
  return token ? <TokenCheck token={token} onGoOn={onGoOn} /> : <ResendMail />
}

function TokenCheck({ token, onGoOn }: { token: string; onGoOn: () => void }) {
  const words = texts.auth.verify
  const check = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => client.auth.verifyEmail({ token }),
    ...onceALink,
  })
  useEffect(() => {
    if (check.isSuccess) mergeSessionUser({ isEmailVerified: true })
  }, [check.isSuccess])
  return (
    <LinkCheck
      query={check}
      working={words.working}
      failed={
        <div className="grid grid-cols-1 gap-5">
          <Notice tone="danger" announce title={words.failedTitle}>
            {check.error ? toProblem(check.error).message : null}
          </Notice>
          <ResendMail />
        </div>
      }
    >
      {() => (
        <Notice
          tone="success"
          announce
          title={words.doneTitle}
          action={
            <Button size="sm" onClick={onGoOn}>
              {words.goOn}
            </Button>
          }
        >
          {words.done}
        </Notice>
      )}
    </LinkCheck>
  )
}

function ResendMail() {
  const words = texts.auth.verify
  const user = useAtomValue(userAtom)
  const resend = useMutation({ mutationFn: () => client.auth.verifyEmail({}) })
  if (!user)
    return (
      <Notice
        tone="info"
        action={
          <Button asChild size="sm">
            <Link to="/auth/login" search={{ returnTo: '/auth/email-verify' }}>
              {texts.auth.login.link}
            </Link>
          </Button>
        }
      >
        {words.signedOut}
      </Notice>
    )
  if (user.isEmailVerified)
    return (
      <Notice tone="success" title={words.doneTitle}>
        {words.done}
      </Notice>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="info" title={words.waitingTitle}>
        {words.waiting(user.email)}
      </Notice>
      <Button variant="outline" busy={resend.isPending} onClick={() => resend.mutate()}>
        {words.resend}
      </Button>
      {resend.isSuccess ? (
        <Notice tone="success" announce>
          {words.resent}
        </Notice>
      ) : null}
      {resend.isError ? (
        <Notice tone="danger" announce>
          {toProblem(resend.error).message}
        </Notice>
      ) : null}
    </div>
  )
}
