import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { useIsActing } from '../../../../lib/use-is-acting'
import type { AddCreditPart } from '../add-credit-part'
import { isFiltered, pageSize, withoutFilters } from '../campaign-query'
import type { CampaignSearch } from '../campaign-search'
import { campaignsQuery } from '../queries'
import { CampaignFilters } from './campaign-filters'
import { CampaignMenu } from './campaign-menu'
import { CampaignTable } from './campaign-table'

const words = campaignTexts.list

export type CampaignListProps = {
  AddCredit: AddCreditPart
  search: CampaignSearch
  onSearch: (search: CampaignSearch) => void
}

/** A seller's campaigns with filters, order and pages in the address. */
export function CampaignList({ AddCredit, search, onSearch }: CampaignListProps) {
  const query = useQuery(campaignsQuery(search))
  const isActing = useIsActing()
  const total = query.data?.results.total ?? 0
  const pageCount = Math.ceil(total / pageSize)
  const { page = 1 } = search
  const goTo = (next: number) => onSearch({ ...search, page: next > 1 ? next : undefined })
  const isBeyond = !query.isFetching && total > 0 && page > pageCount
  const backToLast = useEffectEvent(() => goTo(pageCount))
  // The last campaign of the last page was deleted.
  useEffect(() => {
    if (isBeyond) backToLast()
  }, [isBeyond])
  return (
    <div>
      <CampaignFilters search={search} onChange={onSearch} />
      <p role="status" className="text-muted-foreground mb-3 text-sm tabular-nums">
        {query.isPending ? texts.shell.loading : words.found(total)}
      </p>
      <ListBody
        query={query}
        search={search}
        onSearch={onSearch}
        isActing={isActing}
        renderMenu={isActing ? undefined : (campaign) => <CampaignMenu campaign={campaign} AddCredit={AddCredit} />}
      />
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={goTo}
      />
    </div>
  )
}

type ListReply = { results: { campaigns: Campaign[]; total: number } }
type ListBodyProps = Omit<CampaignListProps, 'AddCredit'> & {
  query: ReturnType<typeof useQuery<ListReply>>
  isActing: boolean
  renderMenu: Parameters<typeof CampaignTable>[0]['renderMenu']
}

function ListBody({ query, search, onSearch, isActing, renderMenu }: ListBodyProps) {
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-3">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="rounded-card h-20" />
        ))}
      </div>
    )
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const { campaigns, total } = query.data.results
  if (campaigns.length > 0) return <CampaignTable campaigns={campaigns} renderMenu={renderMenu} />
  if (isFiltered(search) || total > 0)
    return (
      <EmptyState
        action={
          <Button variant="outline" onClick={() => onSearch(withoutFilters(search))}>
            {words.clear}
          </Button>
        }
      >
        {words.none}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.empty}
      action={
        isActing ? undefined : (
          <Button asChild variant="highlight">
            <Link to="/dashboard/campaigns/create">{words.emptyAction}</Link>
          </Button>
        )
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}
