import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ZeroBalanceUser } from '@stackyard/shared/schema/wallet'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { type Column, DataTable } from '../../../../components/data-table'
import { Page } from '../../../../components/page'
import { PagedResults } from '../../../../components/paged-results'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { formatRounded } from '../../../../lib/rounded-dollars'
import { formatDate } from '../../../../lib/format'
import { accountHolderTexts } from '../../../../lib/texts/account-holders'
import { adTexts } from '../../../../lib/texts/ads'
import { useTicked, withOne } from '../../../../lib/use-ticked'
import type { ZeroBalanceSearch } from '../holder-search'
import { zeroBalanceQuery, zeroPageSize } from '../queries'
import { HolderName, nameOf } from './holder-name'

const AnnouncementDialog = lazy(async () => ({ default: (await import('./announcement-dialog')).AnnouncementDialog }))

const words = accountHolderTexts.zero

type Ticks = { ids: ReadonlySet<number>; onTick: (id: number, isOn: boolean) => void }

const columnsFor = ({ ids, onTick }: Ticks): [Column<ZeroBalanceUser>, ...Column<ZeroBalanceUser>[]] => [
  {
    label: words.columns.person,
    cell: (seller) => (
      <span className="flex items-start gap-3">
        <Checkbox
          aria-label={words.select(nameOf(seller))}
          checked={ids.has(seller.id)}
          onChange={(event) => onTick(seller.id, event.currentTarget.checked)}
        />
        <span className="min-w-0">
          <HolderName holder={seller} userType="seller" />
        </span>
      </span>
    ),
  },
  { label: words.columns.reserved, isNumeric: true, cell: ({ reserved }) => formatRounded(reserved) },
  { label: words.columns.spent, isNumeric: true, cell: ({ spent }) => formatRounded(spent) },
  {
    label: words.columns.campaigns,
    isNumeric: true,
    cell: ({ activeCampaigns, campaigns }) => adTexts.ofCampaigns(activeCampaigns, campaigns),
  },
  { label: words.columns.lastTopUp, cell: ({ lastTopUpAt }) => formatDate(lastTopUpAt) || words.neverTopUp },
  { label: words.columns.emptySince, cell: ({ emptySince }) => formatDate(emptySince) || words.neverCredit },
]

export type ZeroBalanceListProps = { search: ZeroBalanceSearch; onSearch: (search: ZeroBalanceSearch) => void }

/** Sellers whose wallet is empty, with the ways to reach them. */
export function ZeroBalanceList({ search, onSearch }: ZeroBalanceListProps) {
  const query = useQuery(zeroBalanceQuery(search))
  const [ids, setIds] = useTicked(search.query ?? '')
  return (
    <Page title={words.title} description={words.lead}>
      <SearchForm label={words.search} find={words.find} onFind={(typed) => onSearch(typed ? { query: typed } : {})}>
        <SearchBox
          query={search.query}
          label={words.search}
          className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96"
        />
      </SearchForm>
      <TickedBar ids={ids} onClear={() => setIds(new Set())} />
      <PagedResults
        words={search.query ? { ...words, emptyLead: words.noneLead } : words}
        query={query}
        page={search.page ?? 1}
        pageSize={zeroPageSize}
        onPage={(page) => onSearch({ ...search, page })}
      >
        {(sellers) => (
          <DataTable
            caption={words.caption}
            columns={columnsFor({ ids, onTick: (id, isOn) => setIds(withOne(ids, id, isOn)) })}
            rows={sellers}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
            actions={{ label: words.actions, render: (seller) => <WaysOn seller={seller} /> }}
          />
        )}
      </PagedResults>
    </Page>
  )
}

/** A message to one seller, and their campaigns. */
function WaysOn({ seller }: { seller: ZeroBalanceUser }) {
  const name = nameOf(seller)
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/messages" search={{ id: seller.id }} aria-label={words.messageTo(name)}>
          {words.message}
        </Link>
      </Button>
      <Button asChild variant="ghost" size="sm">
        <Link
          to="/dashboard/ad-engine"
          search={{ clientId: seller.id, range: 'all' }}
          aria-label={words.campaignsOf(name)}
        >
          {words.campaigns}
        </Link>
      </Button>
    </span>
  )
}

/** How many are selected, and the announcement to them. */
function TickedBar({ ids, onClear }: { ids: ReadonlySet<number>; onClear: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (ids.size === 0) return null
  return (
    <div className="rounded-card bg-subtle mb-3 flex flex-wrap items-center gap-3 border px-4 py-2">
      <p role="status" className="text-sm font-semibold">
        {words.selected(ids.size)}
      </p>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Mail aria-hidden />
        {accountHolderTexts.announcement.open}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
      {isOpen ? (
        <Suspense>
          <AnnouncementDialog ids={[...ids]} onSent={onClear} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
