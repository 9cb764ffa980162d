import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { EmailNotice } from '../features/accounts/account/components/email-notice'
import { useSignOut } from '../features/accounts/account/components/use-sign-out'
import { usePanelSession } from '../features/accounts/account/use-panel-session'
import { UnreadThreads } from '../features/messaging/messages/components/unread-threads'
import { NotificationBell } from '../features/messaging/notifications/components/notification-bell'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { CardControlsProvider } from '../components/card-controls'
import { AppShell } from '../components/shell/app-shell'
import { useKeptFocus } from '../components/shell/use-kept-focus'
import { requireSecondFactor } from '../lib/guards'
import { userAtom } from '../lib/session'
import { useLiveSignals } from '../lib/use-live-signals'
import { useSeenCards } from '../lib/use-page-visit'

// Few people act for another account: the others don't fetch it.
const ActingNotice = lazy(async () => ({
  default: (await import('../features/accounts/permissions/components/acting-notice')).ActingNotice,
}))

const AdminCardControls = lazy(async () => ({
  default: (await import('../features/management/admin/components/card-curation')).CardCuration,
}))

const adminControls = (listing: ListingCard) => <AdminCardControls listing={listing} />

export const Route = createFileRoute('/_shell')({ beforeLoad: requireSecondFactor, component: Shell })

const badges = { '/dashboard/messages': <UnreadThreads /> }

function Shell() {
  const signOut = useSignOut()
  const user = useAtomValue(userAtom)
  const isActing = user?.actorId !== undefined
  const role = user?.userType
  useFocusOnNavigation()
  useKeptFocus()
  useSeenCards()
  usePanelSession()
  useLiveSignals()
  return (
    <AppShell
      onSignOut={signOut}
      banner={
        <>
          {isActing ? (
            <Suspense>
              <ActingNotice />
            </Suspense>
          ) : null}
          <EmailNotice />
        </>
      }
      tools={<NotificationBell />}
      badges={badges}
    >
      <CardControlsProvider value={role === 'admin' ? adminControls : null}>
        <Outlet />
      </CardControlsProvider>
    </AppShell>
  )
}

/** Moves focus to the content when the screen changes, so that keyboard and screen reader start there. */
function useFocusOnNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
