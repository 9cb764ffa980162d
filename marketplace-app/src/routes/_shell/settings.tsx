import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { Page } from '../../components/page'
import { PasswordForm } from '../../features/account/components/password-form'
import { ProfilePanel } from '../../features/account/components/profile-panel'
import { BillingPanel } from '../../features/payment-methods/components/billing-panel'
import { TransactionList } from '../../features/transactions/components/transaction-list'
import { hasTransactions } from '../../features/transactions/queries'
import type { TransactionSearch } from '../../features/transactions/transaction-search'
import { requireSession } from '../../lib/guards'
import { userAtom } from '../../lib/session'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/_shell/settings')({
  beforeLoad: requireSession,
  component: SettingsPage,
})

const words = texts.settings
const tabs = ['general', 'billing', 'transactions', 'security'] as const
type Tab = (typeof tabs)[number]

/** One page with anchored tabs: /settings/#billing opens the second (001 §2.2). */
function SettingsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate({ from: Route.fullPath })
  const role = useAtomValue(userAtom)?.userType
  const shown = tabs.filter((tab) => tab !== 'transactions' || (role !== undefined && hasTransactions(role)))
  const tab = shown.find((known) => known === hash) ?? 'general'
  return (
    <Page title={words.title} description={words.lead}>
      <Tabs
        label={words.tabs}
        value={tab}
        onValueChange={(value) => void navigate({ hash: value, resetScroll: false })}
        items={shown.map((value) => ({ value, label: words[value] }))}
      >
        <SettingsTab tab={tab} />
      </Tabs>
    </Page>
  )
}

function SettingsTab({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'general':
      return (
        <div className="max-w-3xl">
          <ProfilePanel />
        </div>
      )
    case 'billing':
      return (
        <div className="max-w-3xl">
          <BillingPanel />
        </div>
      )
    case 'transactions':
      return <OwnTransactions />
    case 'security':
      return (
        <section aria-labelledby="password-title">
          <h2 id="password-title" className="font-display text-lg font-semibold">
            {words.passwordTitle}
          </h2>
          <p className="text-muted-foreground mt-1 mb-5 text-sm">{words.passwordLead}</p>
          <PasswordForm />
        </section>
      )
  }
}

/** The list without an address of its own: the hash belongs to the tab. */
function OwnTransactions() {
  const role = useAtomValue(userAtom)?.userType
  const [search, setSearch] = useState<TransactionSearch>({})
  return role ? <TransactionList role={role} search={search} onSearch={setSearch} /> : null
}
