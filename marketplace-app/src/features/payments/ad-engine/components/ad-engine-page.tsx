import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { ServiceChoice } from '../../../../components/ads/campaign-choices'
import { OverallTotals } from '../../../../components/ads/overall-totals'
import { SpanPicker } from '../../../../components/ads/span-picker'
import { Page } from '../../../../components/page'
import { adEngineTexts as words } from '../../../../lib/texts/ad-engine'
import { withFilter } from '../ad-engine-search'
import type { AdEngineViewProps } from './all-campaigns'
import { OutcomesCard } from './outcomes-card'
import { PricesCard } from './prices-card'

const AllCampaigns = lazy(async () => ({ default: (await import('./all-campaigns')).AllCampaigns }))

/** How ads run, for admins: totals, which views were charged, prices, and every campaign. */
export function AdEnginePage({ search, onSearch }: AdEngineViewProps) {
  const { range, from, to } = search
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <Button asChild variant="outline">
          <Link to="/dashboard/ad-analytics-dashboard" search={{ range, from, to }}>
            <ChartNoAxesCombined aria-hidden />
            {words.analytics}
          </Link>
        </Button>
      }
    >
      <div className="mb-6 flex flex-wrap gap-3">
        <SpanPicker span={search} onSpan={(span) => onSearch(withFilter(search, span))} />
        <ServiceChoice
          className="w-full sm:w-52"
          value={search.serviceType}
          onChoose={(serviceType) => onSearch(withFilter(search, { serviceType }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <OverallTotals search={search} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <OutcomesCard search={search} />
          <PricesCard />
        </div>
        <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
          <AllCampaigns search={search} onSearch={onSearch} />
        </Suspense>
      </div>
    </Page>
  )
}
