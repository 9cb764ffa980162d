import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { EmailNotice } from '../features/account/components/email-notice'
import { useSignOut } from '../features/account/components/use-sign-out'
import { NotificationBell } from '../features/notifications/components/notification-bell'
import { ActingNotice } from '../features/permissions/components/acting-notice'
import { AppShell } from '../components/shell/app-shell'

export const Route = createFileRoute('/_shell')({ component: Shell })

function Shell() {
  const signOut = useSignOut()
  useFocusOnNavigation()
  return (
    <AppShell
      onSignOut={signOut}
      banner={
        <>
          <ActingNotice />
          <EmailNotice />
        </>
      }
      tools={<NotificationBell />}
    >
      <Outlet />
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
