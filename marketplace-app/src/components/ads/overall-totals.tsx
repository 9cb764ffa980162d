import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CampaignTotals } from '@stackyard/shared/schema/campaign'
import { apiQuery } from '../../lib/api'
import { formatRounded } from '../../lib/rounded-dollars'
import { figure } from '../../lib/format'
import { rangeOf, spanInput, type SpanSearch } from '../../lib/span-search'
import { adTexts } from '../../lib/texts/ads'
import { percent } from '../../lib/percent'
import { type Total, Totals } from './totals'

type OverallSearch = SpanSearch & { serviceType?: string | undefined }

/** Everybody's totals by days and service type; since the first campaign there is a call of its own. */
const overallTotalsQuery = (search: OverallSearch) => {
  const options = {
    select: (reply: { results: CampaignTotals }) => reply.results,
    placeholderData: keepPreviousData,
  }
  const { serviceType } = search
  return rangeOf(search) === 'all' && !serviceType
    ? apiQuery.campaign.overallAnalytics.queryOptions(options)
    : apiQuery.campaign.overallAnalyticsFilter.queryOptions({
        ...options,
        input: { ...spanInput(search), ...(serviceType ? { serviceType } : {}) },
      })
}

/** The totals of all campaigns, for admins. */
export function OverallTotals({ search }: { search: OverallSearch }) {
  const query = useQuery(overallTotalsQuery(search))
  return <Totals label={adTexts.totalsLabel} totals={query.data ? overallFigures(query.data) : null} query={query} />
}

const overallFigures = (totals: CampaignTotals): Total[] => [
  { label: adTexts.figures.impressions, value: figure(totals.impressions) },
  { label: adTexts.figures.visits, value: figure(totals.visits) },
  { label: adTexts.figures.visitRate, value: percent(totals.visitRate) },
  { label: adTexts.figures.spent, value: formatRounded(totals.spent) },
  { label: adTexts.figures.activeCampaigns, value: adTexts.ofCampaigns(totals.activeCampaigns, totals.campaigns) },
  { label: adTexts.figures.sellers, value: figure(totals.sellers) },
  { label: adTexts.figures.budget, value: formatRounded(totals.budget) },
  { label: adTexts.figures.reserved, value: formatRounded(totals.reserved) },
]
