import { type ComponentType, lazy, Suspense } from 'react'
import type { PersonHead } from '@stackyard/shared/schema/person-page'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { personPageTexts } from '../../../../lib/texts/person-page'
import type { PersonSearch, PersonTab } from '../person-queries'
import {
  PersonCampaigns,
  PersonInvoices,
  PersonListings,
  PersonOrders,
  PersonRequests,
  PersonWallet,
} from './person-lists'

const words = personPageTexts.tabs

/** What only few open is loaded then; the names of all acts weigh as much as the rest of the page. */
const PersonNotes = lazy(async () => ({ default: (await import('./person-notes')).PersonNotes }))
const PersonSessions = lazy(async () => ({ default: (await import('./person-sessions')).PersonSessions }))
const PersonHistory = lazy(async () => ({ default: (await import('./person-history')).PersonHistory }))

export type PersonTabProps = { id: number; page: number; onPage: (page: number | undefined) => void }

const panels: Record<PersonTab, ComponentType<PersonTabProps>> = {
  orders: PersonOrders,
  listings: PersonListings,
  invoices: PersonInvoices,
  wallet: PersonWallet,
  campaigns: PersonCampaigns,
  requests: PersonRequests,
  sessions: PersonSessions,
  notes: PersonNotes,
  history: PersonHistory,
}

/** The tabs that fit a person; wallet and campaigns are of sellers alone. */
function tabsOf({ counts, wallet }: PersonHead) {
  const numbers: Partial<Record<PersonTab, number>> = counts
  const offered = Object.keys(panels) as PersonTab[]
  return offered
    .filter((tab) => wallet !== null || (tab !== 'wallet' && tab !== 'campaigns'))
    .map((value) => ({ value, label: words.counted(words[value], numbers[value] ?? 0) }))
}

type PersonTabsProps = { head: PersonHead; search: PersonSearch; onSearch: (search: PersonSearch) => void }

/** What belongs to a person, a tab each; tab and page are part of the address. */
export function PersonTabs({ head, search: { tab, page = 1 }, onSearch }: PersonTabsProps) {
  const items = tabsOf(head)
  const open = items.find(({ value }) => value === tab)?.value ?? 'orders'
  const Panel = panels[open]
  return (
    <Tabs
      label={words.label}
      items={items}
      value={open}
      onValueChange={(next) => onSearch({ tab: items.find(({ value }) => value === next)?.value })}
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Panel id={head.person.id} page={page} onPage={(next) => onSearch({ tab, page: next })} />
      </Suspense>
    </Tabs>
  )
}
