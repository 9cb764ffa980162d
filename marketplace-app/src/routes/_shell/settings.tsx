import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { Page } from '../../components/page'
import { requireSession } from '../../lib/guards'
import { userAtom } from '../../lib/session'
import { texts } from '../../lib/texts'
import { type SettingsTab, settingsTabs } from './-settings-tabs'

export const Route = createFileRoute('/_shell/settings')({
  beforeLoad: requireSession,
  component: SettingsPage,
})

const words = texts.settings

/** Anchors by which a tab is known besides its own. */
const otherNames: Record<string, string> = { invitations: 'referrals', referral: 'referrals', rfp: 'RFP' }

/** One page with anchored tabs: /settings/#billing opens the second (001 §2.2). */
function SettingsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate({ from: Route.fullPath })
  const role = useAtomValue(userAtom)?.userType
  const shown = settingsTabs.filter((tab) => role && (tab.isFor?.(role) ?? true))
  const open = shown.find((tab) => tab.value === (otherNames[hash] ?? hash)) ?? (settingsTabs[0] as SettingsTab)
  // On a phone the tabs are wider than the page: an address may name one out of sight.
  useEffect(() => {
    document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open.value])
  if (!role) return null
  return (
    <Page title={words.title} description={words.lead}>
      <Tabs
        label={words.tabs}
        value={open.value}
        onValueChange={(value) => void navigate({ hash: value, resetScroll: false })}
        items={shown}
      >
        <Suspense fallback={<Skeleton className="rounded-card h-48 max-w-3xl" />}>
          <open.Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
