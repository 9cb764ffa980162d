import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { StatusChoice, TypeChoice } from '../../../../components/ads/campaign-choices'
import { type CampaignFilters, campaignSorts, sortInput } from '../../../../components/ads/campaign-sorts'
import { CampaignTable } from '../../../../components/ads/campaign-table'
import { PagedResults } from '../../../../components/paged-results'
import { apiQuery } from '../../../../lib/api'
import { spanInput } from '../../../../lib/span-search'
import { adTexts } from '../../../../lib/texts/ads'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import type { AnalyticsSearch } from '../analytics-search'
import { pageSize } from '../queries'
import { useClientName } from './client-picker'

const words = analyticsTexts.modal

type View = CampaignFilters & { page?: number | undefined }

/** One seller's campaigns over the days of the page: by status and type, and by no service type. */
const campaignsQuery = (id: number, search: AnalyticsSearch, { campaignType, adStatus, page = 1, ...sort }: View) =>
  apiQuery.campaign.adminFilteredModal.queryOptions({
    input: {
      clientId: id,
      ...spanInput(search),
      ...(campaignType ? { campaignType } : {}),
      ...(adStatus ? { adStatus } : {}),
      ...sortInput(sort),
      page,
      limit: pageSize,
    },
    select: ({ results: { campaigns, total } }) => ({ results: campaigns, total }),
    placeholderData: keepPreviousData,
  })

export type SellerCampaignsProps = {
  id: number
  /** Their name, where the list behind the sheet has it. */
  name: string | undefined
  search: AnalyticsSearch
  onClose: () => void
}

/** The campaigns of one seller in a sheet beside the list of sellers. */
export function SellerCampaigns({ id, name, search, onClose }: SellerCampaignsProps) {
  const [view, setView] = useState<View>({})
  const found = useClientName(name === undefined ? id : null)
  const query = useQuery(campaignsQuery(id, search, view))
  const title = words.title(name ?? found)
  const { sortBy = 'createdAt', order = 'desc' } = view
  const sort = (by: string, next: 'asc' | 'desc') => {
    const known = campaignSorts.find((each) => each === by)
    setView({ ...view, sortBy: known, order: next, page: undefined })
  }
  return (
    <Sheet open onOpenChange={onClose} title={title} description={words.lead} className="max-w-5xl">
      <div className="mb-4 flex flex-wrap gap-3">
        <StatusChoice
          className="w-full sm:w-44"
          value={view.adStatus}
          onChoose={(adStatus) => setView({ ...view, adStatus, page: undefined })}
        />
        <TypeChoice
          className="w-full sm:w-52"
          value={view.campaignType}
          onChoose={(campaignType) => setView({ ...view, campaignType, page: undefined })}
        />
      </div>
      <PagedResults
        words={adTexts.campaigns}
        query={query}
        page={view.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => setView({ ...view, page })}
      >
        {(campaigns) => (
          <CampaignTable
            caption={title}
            campaigns={campaigns}
            hasSellers={false}
            isStale={query.isPlaceholderData}
            sorting={{ by: sortBy, order, onSort: sort }}
          />
        )}
      </PagedResults>
    </Sheet>
  )
}
