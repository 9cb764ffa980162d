import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Page } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import type { ListingView, TableScope, TableSearch } from '../../../features/management/admin/listing-views'
import type { PeopleKind, PeopleSearch } from '../../../features/management/admin/queries'
import { adminTexts } from '../../../lib/texts/admin'

const ListingTable = lazy(async () => ({
  default: (await import('../../../features/management/admin/components/listing-table')).ListingTable,
}))
const PeopleLetter = lazy(async () => ({
  default: (await import('../../../features/management/admin/components/people-letter')).PeopleLetter,
}))
const PeopleList = lazy(async () => ({
  default: (await import('../../../features/management/admin/components/people-list')).PeopleList,
}))

export type ListingsPageProps = { view: ListingView; scope?: TableScope; search: TableSearch }

/** A view of the table of listings on a page of its own; search, sort and page stay in its address. */
export function ListingsPage({ view, scope, search }: ListingsPageProps) {
  const navigate = useNavigate()
  const title = scope?.userType === 'manager' ? adminTexts.managed : adminTexts.all
  return (
    <Page title={`${title}: ${adminTexts.views[search.view ?? view]}`} wide>
      <Suspense fallback={<PagePending />}>
        <ListingTable
          view={view}
          {...(scope ? { scope } : {})}
          search={search}
          onSearch={(next) => void navigate({ to: '.', search: next as never })}
        />
      </Suspense>
    </Page>
  )
}

const peopleTitles: Record<PeopleKind, string> = {
  all: adminTexts.people.all,
  seller: adminTexts.people.sellers,
  customer: adminTexts.people.customers,
  manager: adminTexts.people.managers,
}

/** A part of the directory of people. */
export function PeoplePage({ kind, search }: { kind: PeopleKind; search: PeopleSearch }) {
  const navigate = useNavigate()
  return (
    <Page
      title={peopleTitles[kind]}
      // Managed profiles are the platform's own.
      actions={
        kind === 'manager' ? undefined : (
          <Suspense>
            <PeopleLetter kind={kind} search={search} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<PagePending />}>
        <PeopleList
          kind={kind}
          search={search}
          onSearch={(next) => void navigate({ to: '.', search: next as never })}
        />
      </Suspense>
    </Page>
  )
}
