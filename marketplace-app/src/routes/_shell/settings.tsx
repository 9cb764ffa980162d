import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { requireSession } from '../../lib/guards'
import { userAtom } from '../../lib/session'
import { texts } from '../../lib/texts'
import { type SettingsTab, tabsFor } from './-settings-tabs'

export const Route = createFileRoute('/_shell/settings')({
  beforeLoad: requireSession,
  component: SettingsPage,
})

const words = texts.settings

/** One page with anchored tabs: /settings/#billing opens the second. */
function SettingsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate({ from: Route.fullPath })
  const person = useAtomValue(userAtom)
  const tabs = person && tabsFor(person, hash)
  // On a phone the tabs are wider than the page: an address may name one out of sight.
  useEffect(() => {
    document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tabs?.open.value])
  if (!tabs) return <SessionEnded />
  const { shown, open } = tabs
  return (
    <Page title={words.title} description={words.lead}>
      <Tabs
        label={words.tabs}
        value={open.value}
        onValueChange={(value) => void navigate({ hash: value, resetScroll: false })}
        items={shown}
      >
        {open.movedTo ? <MovedTo {...open.movedTo} /> : null}
        <Suspense fallback={<Skeleton className="rounded-card h-48 max-w-3xl" />}>
          <open.Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}

/** Where the sidebar has the open tab's content. */
function MovedTo({ label, to }: NonNullable<SettingsTab['movedTo']>) {
  return (
    <p className="text-muted-foreground mb-5 text-sm">
      {words.moved}{' '}
      <Link to={to} className="text-link font-semibold underline-offset-4 hover:underline">
        {label}
      </Link>
    </p>
  )
}

/** The session was ended elsewhere while this page was open. */
function SessionEnded() {
  const href = useLocation({ select: (location) => location.href })
  return (
    <Page title={words.title}>
      <Notice
        tone="info"
        announce
        className="max-w-3xl"
        action={
          <Button asChild size="sm">
            <Link to="/auth/login" search={{ returnTo: href }}>
              {texts.auth.login.link}
            </Link>
          </Button>
        }
      >
        {texts.auth.login.expired}
      </Notice>
    </Page>
  )
}
