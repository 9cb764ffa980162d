import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Session, SocialCode, SocialOutcome } from '@stackyard/shared/schema/account'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { AuthCard } from '../../../../components/auth-card'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { SecondStepForm } from './second-step-form'
import { SocialAccountForm } from './social-account-form'

/** What a provider adds to the address it sends people back to. */
export type SocialAnswer = {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

export type SocialReturnProps = {
  provider: 'google' | 'linkedin' | undefined
  answer: SocialAnswer
  onSignedIn: (session: Session, returnTo: string) => void
  onOpened: (session: Session, returnTo: string) => void
  onLinked: (returnTo: string) => void
}

/** The end of a social sign-in: a session, the form of a new account, a provider that is linked now, or why not. */
export function SocialReturn({ provider, answer, ...outcomes }: SocialReturnProps) {
  const words = texts.auth.social
  const { code, state, iss, error } = answer
  if (error !== undefined) return <Refused tone="info">{words.cancelled}</Refused>
  if (provider === undefined || code === undefined || state === undefined)
    return <Refused tone="warning">{words.incomplete}</Refused>
  return <Exchange provider={provider} answer={{ code, state, iss }} {...outcomes} />
}

type ExchangeProps = Pick<SocialReturnProps, 'onSignedIn' | 'onOpened' | 'onLinked'> & {
  provider: 'google' | 'linkedin'
  answer: SocialCode
}

function Exchange({ provider, answer, onSignedIn, onOpened, onLinked }: ExchangeProps) {
  const words = texts.auth.social
  // A query and not a mutation, so that React's second run in development doesn't use the code twice.
  const exchange = useQuery({
    queryKey: ['social-sign-in', provider, answer.state],
    queryFn: async (): Promise<SocialOutcome> => {
      const call = provider === 'google' ? client.auth.googleToken : client.auth.linkedinToken
      const { results } = await call(answer)
      if (results.session) onSignedIn(results.session, results.returnTo)
      if (results.linked) onLinked(results.returnTo)
      return results
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const { data } = exchange
  if (exchange.isError) return <Refused tone="danger">{toProblem(exchange.error).message}</Refused>
  if (data?.newcomer) {
    const { newcomer, returnTo } = data
    return (
      <AuthCard title={words.newTitle} lead={words.newLead(newcomer.email)}>
        <SocialAccountForm newcomer={newcomer} onOpened={(session) => onOpened(session, returnTo)} />
      </AuthCard>
    )
  }
  if (data?.secondStep) {
    const { secondStep, returnTo } = data
    return (
      <AuthCard title={words.title}>
        <SecondStepForm step={secondStep} onSignedIn={(session) => onSignedIn(session, returnTo)} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={words.title}>
      <p role="status" className="text-muted-foreground mb-3 text-sm">
        {words.working}
      </p>
      <Skeleton className="rounded-card h-16" />
    </AuthCard>
  )
}

function Refused({ tone, children }: { tone: 'info' | 'warning' | 'danger'; children: string }) {
  const words = texts.auth.social
  return (
    <AuthCard title={words.title}>
      <Notice
        tone={tone}
        announce
        title={words.failedTitle}
        action={
          <Button asChild size="sm">
            <Link to="/auth/login">{words.back}</Link>
          </Button>
        }
      >
        {children}
      </Notice>
    </AuthCard>
  )
}
