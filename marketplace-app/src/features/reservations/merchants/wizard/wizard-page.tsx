import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { RfpInvitation } from '@stackyard/shared/schema/rfp-sharing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { listingPath } from '@stackyard/shared/ui/say'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { FocusFrame } from '../../../../components/focus-frame'
import { useDocumentTitle } from '../../../../components/page'
import { notifyOutcome } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { invitationQuery, ownRfpQuery } from '../queries'
import { EmailStatus } from './email-status'
import { modeOf, type WizardMode, type WizardSearch } from './wizard-link'

// The forms come beside the invitation, not before the first paint.
const MerchantWizard = lazy(async () => ({ default: (await import('./merchant-wizard')).MerchantWizard }))
const VisitorWizard = lazy(async () => ({ default: (await import('./visitor-wizard')).VisitorWizard }))

export type WizardPageProps = {
  id: number
  search: WizardSearch
  user: SessionUser | null
  /** takes `steps` out of the address. */
  onMain: () => void
}

/** The wizard of a warehouse, for visitors and for merchants. */
export function WizardPage({ id, search, user, onMain }: WizardPageProps) {
  const query = useQuery(invitationQuery(id, search.ref))
  if (query.isPending)
    return (
      <FocusFrame>
        <Skeleton className="rounded-card h-96" />
      </FocusFrame>
    )
  if (query.isError)
    return (
      <FocusFrame>
        <Unavailable error={query.error} onRetry={() => void query.refetch()} />
      </FocusFrame>
    )
  const logo = query.data.warehouse.logo
  return (
    <FocusFrame logo={logo ? <WarehouseLogo logo={logo} invitation={query.data} /> : undefined}>
      <Invited key={user?.id ?? 0} invitation={query.data} search={search} user={user} onMain={onMain} />
    </FocusFrame>
  )
}

/** the logo of the warehouse, which leads to its page. */
const WarehouseLogo = ({ logo, invitation }: { logo: string; invitation: RfpInvitation }) => (
  <a href={listingPath(invitation.warehouse.slug)} className="rounded-control flex min-w-0 items-center gap-3">
    <img src={logo} alt="" className="rounded-control h-10 w-auto max-w-32 object-contain" />
    <span className="truncate font-semibold">{invitation.company}</span>
  </a>
)

function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useDocumentTitle(words.unavailable.title)
  const { status, message, reference } = toProblem(error)
  if (status !== 404) return <ErrorState message={message} {...(reference ? { reference } : {})} onRetry={onRetry} />
  return (
    <State title={words.unavailable.title} text={words.unavailable.text}>
      <Button asChild>
        <a href="/warehouses">{words.unavailable.action}</a>
      </Button>
    </State>
  )
}

const State = ({ title, text: said, children }: { title: string; text: string; children: ReactNode }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <EmptyState title={title} action={children}>
      {said}
    </EmptyState>
  </>
)

type InvitedProps = Omit<WizardPageProps, 'id'> & { invitation: RfpInvitation }

function Invited({ invitation, search, user, onMain }: InvitedProps) {
  const { warehouse, company } = invitation
  const title = text('rfp.title', { company })
  useDocumentTitle(title)
  // What the address said at first: the main button takes a part of it away.
  const [mode] = useState(() => modeOf(search, user?.id ?? null))
  if (mode.isForbidden) return <Forbidden />
  if (user && user.userType !== 'customer')
    return (
      <State title={words.otherRole.title} text={words.otherRole.text}>
        <Button asChild>
          <Link to="/dashboard/leads">{words.otherRole.action}</Link>
        </Button>
      </State>
    )
  const place = [warehouse.city, warehouse.state].filter(Boolean).join(', ')
  return (
    <>
      <div className="mb-8 max-w-3xl lg:mb-10">
        <h1 className="font-display text-3xl font-semibold text-balance">{title}</h1>
        <p className="mt-2">
          <a
            href={listingPath(warehouse.slug)}
            className="text-link inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
          >
            {warehouse.name}
          </a>
          {place ? (
            <span className="text-muted-foreground max-sm:block">
              <span aria-hidden className="max-sm:hidden">
                {' · '}
              </span>
              {place}
            </span>
          ) : null}
        </p>
        <p className="text-muted-foreground mt-1 text-sm">{merchantTexts.panelLead}</p>
        {user ? <EmailStatus isVerified={user.isEmailVerified} /> : <ToSignIn />}
      </div>
      <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
        {user ? (
          <OfMerchant invitation={invitation} search={search} mode={mode} onMain={onMain} />
        ) : (
          <VisitorWizard invitation={invitation} search={search} mode={mode} onMain={onMain} />
        )}
      </Suspense>
    </>
  )
}

/** The way to sign-in and back, for somebody who has an account. */
function ToSignIn() {
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <p className="mt-1 text-sm">
      <span className="text-muted-foreground">{words.toSignIn}</span>{' '}
      <Link
        to="/auth/login"
        search={{ returnTo }}
        className="text-link inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
      >
        {words.toSignInLink}
      </Link>
    </p>
  )
}

type OfMerchantProps = Pick<InvitedProps, 'invitation' | 'search' | 'onMain'> & { mode: WizardMode }

function OfMerchant({ invitation, search, mode, onMain }: OfMerchantProps) {
  const navigate = useNavigate()
  const query = useQuery(ownRfpQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-96" />
  if (!query.data) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  return (
    <MerchantWizard
      record={query.data}
      warehouseId={invitation.warehouse.id}
      refUserId={search.ref}
      company={search.company}
      firstStep={mode.firstStep}
      isPublicButton={mode.isPublicButton}
      onMain={onMain}
      onDone={(id) => void navigate({ to: '/dashboard/users/customers/$id', params: { id } })}
    />
  )
}

const HOME = '/'
const READING_MS = 4000

/** the link is for another account; the way leads home. */
function Forbidden() {
  const message = text('rfp.notAuthorized')
  useDocumentTitle(message)
  useEffect(() => {
    notifyOutcome(message, false)
    const timer = setTimeout(() => window.location.assign(HOME), READING_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <State title={message} text={words.forbidden.text}>
      <Button asChild>
        <a href={HOME}>{words.forbidden.action}</a>
      </Button>
    </State>
  )
}
