import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../../components/page'
import { analyticsTexts as words } from '../../../../lib/texts/analytics'
import type { Viewer } from '../analytics-search'
import type { AnalyticsViewProps } from './seller-analytics'

// Nobody sees both.
const AdminAnalytics = lazy(async () => ({ default: (await import('./admin-analytics')).AdminAnalytics }))
const SellerAnalytics = lazy(async () => ({ default: (await import('./seller-analytics')).SellerAnalytics }))

/** Figures of ads: a seller's own, or everybody's for admins. */
export function AnalyticsPage({ viewer, search, onSearch }: AnalyticsViewProps & { viewer: Viewer }) {
  return (
    <Page
      title={words.title}
      description={words.lead[viewer]}
      actions={
        viewer === 'seller' ? (
          <Button asChild>
            <Link to="/dashboard/campaigns/create">
              <Plus aria-hidden />
              {words.create}
            </Link>
          </Button>
        ) : undefined
      }
    >
      <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
        {viewer === 'seller' ? (
          <SellerAnalytics search={search} onSearch={onSearch} />
        ) : (
          <AdminAnalytics search={search} onSearch={onSearch} />
        )}
      </Suspense>
    </Page>
  )
}
