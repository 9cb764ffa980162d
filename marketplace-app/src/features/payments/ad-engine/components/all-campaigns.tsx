import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { StatusChoice, TypeChoice } from '../../../../components/ads/campaign-choices'
import { campaignSorts } from '../../../../components/ads/campaign-sorts'
import { CampaignTable } from '../../../../components/ads/campaign-table'
import { ExportButton } from '../../../../components/export-button'
import { PagedResults } from '../../../../components/paged-results'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { adEngineTexts } from '../../../../lib/texts/ad-engine'
import { adTexts } from '../../../../lib/texts/ads'
import { type AdEngineSearch, isFiltered, withFilter } from '../ad-engine-search'
import { campaignsQuery, exportCampaigns, pageSize } from '../queries'

const words = adEngineTexts.campaigns

export type AdEngineViewProps = { search: AdEngineSearch; onSearch: (search: AdEngineSearch) => void }

/** The campaigns of all sellers: search, filters, sorting and pages in the address, and what matches as a file. */
export function AllCampaigns({ search, onSearch }: AdEngineViewProps) {
  const query = useQuery(campaignsQuery(search))
  const narrow = (changes: Partial<AdEngineSearch>) => onSearch(withFilter(search, changes))
  const { sortBy = 'createdAt', order = 'desc', range, from, to } = search
  return (
    <section aria-labelledby="campaigns-title">
      <h2 id="campaigns-title" className="font-display text-xl font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      <SearchForm
        label={adTexts.campaigns.search}
        find={adTexts.campaigns.find}
        onFind={(typed) => narrow({ query: typed })}
        after={<ExportButton className="sm:ms-auto" load={async () => exportCampaigns(search)} />}
      >
        <SearchBox
          query={search.query}
          label={adTexts.campaigns.search}
          className="min-w-48 flex-1 max-sm:basis-full sm:max-w-80"
        />
        <StatusChoice
          className="w-full sm:w-40"
          value={search.adStatus}
          onChoose={(adStatus) => narrow({ adStatus })}
        />
        <TypeChoice
          className="w-full sm:w-48"
          value={search.campaignType}
          onChoose={(campaignType) => narrow({ campaignType })}
        />
      </SearchForm>
      {search.clientId === undefined ? null : (
        <ClientChip
          name={query.data?.results.find(({ sellerId }) => sellerId === search.clientId)?.company}
          onClear={() => narrow({ clientId: undefined })}
        />
      )}
      <PagedResults
        words={adTexts.campaigns}
        query={query}
        page={search.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => onSearch({ ...search, page })}
        emptyAction={
          isFiltered(search) ? (
            <Button variant="outline" onClick={() => onSearch({ range, from, to })}>
              {adTexts.campaigns.clear}
            </Button>
          ) : undefined
        }
      >
        {(campaigns) => (
          <CampaignTable
            caption={words.caption}
            campaigns={campaigns}
            hasSellers
            isStale={query.isPlaceholderData}
            sorting={{
              by: sortBy,
              order,
              onSort: (by, next) => narrow({ sortBy: campaignSorts.find((each) => each === by), order: next }),
            }}
          />
        )}
      </PagedResults>
    </section>
  )
}

/** Says that only one seller's campaigns are listed, with the way back to all. */
function ClientChip({ name, onClear }: { name: string | undefined; onClear: () => void }) {
  return (
    <p className="rounded-control bg-primary-soft text-primary-soft-foreground mb-3 inline-flex min-h-11 items-center gap-1 ps-3 text-sm font-semibold">
      {words.ofSeller(name ?? words.oneSeller)}
      <Button variant="ghost" size="icon" className="text-inherit" aria-label={words.allSellers} onClick={onClear}>
        <X aria-hidden />
      </Button>
    </p>
  )
}
