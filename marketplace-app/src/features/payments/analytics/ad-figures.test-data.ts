import type { AdminCampaign, AdSeller, CampaignTotals } from '@stackyard/shared/schema/campaign'
import type { ListingInsight } from '@stackyard/shared/schema/listing-insight'
import { listed, type SentCall } from '../../../lib/render-in-app.test-data'
import type { ImpressionPoint, TopCampaign, TypeFigures, VisitPoint } from './figure-columns'

export const impressionPoints: ImpressionPoint[] = [
  { date: '2026-11-20', impressions: 1200, spent: 24 },
  { date: '2026-11-21', impressions: 0, spent: 0 },
  { date: '2026-11-22', impressions: 3400, spent: 68.5 },
]

export const visitPoints: VisitPoint[] = [
  { date: '2026-11-20', visits: 12, spent: 3 },
  { date: '2026-11-21', visits: 7, spent: 1.75 },
]

const views = (impressions: number, visits: number, spent: number) => ({
  impressions,
  visits,
  visitRate: impressions === 0 ? 0 : visits / impressions,
  spent,
})

export const typeFigures: TypeFigures[] = [
  { campaignType: 'featured', campaigns: 2, ...views(4000, 80, 100) },
  { campaignType: 'search', campaigns: 1, ...views(600, 30, 19.5) },
]

export const topCampaigns: TopCampaign[] = [
  {
    id: 5,
    name: 'Dallas, spring',
    campaignType: 'featured',
    status: 'ACTIVE',
    company: 'Holm Storage',
    ...views(3000, 70, 77.5),
  },
  { id: 6, name: 'Reno', campaignType: 'search', status: 'PAUSED', company: 'Pier 9', ...views(600, 30, 19.5) },
]

export const totals: CampaignTotals = {
  ...views(4600, 110, 119.5),
  campaigns: 3,
  activeCampaigns: 2,
  sellers: 2,
  budget: 900,
  reserved: 780.5,
  from: '2026-10-24',
  to: '2026-11-22',
}

export const seller = (changes: Partial<AdSeller> = {}): AdSeller => ({
  ...views(4000, 80, 100),
  id: 7,
  _id: 7,
  firstName: 'Pia',
  lastName: 'Holm',
  company: 'Holm Storage',
  email: 'pia@holm.test',
  userUrl: 'holm-storage',
  serviceType: 'warehouse',
  campaigns: 3,
  activeCampaigns: 1,
  balance: 250,
  reserved: 80.5,
  ...changes,
})

export const campaign = (changes: Partial<AdminCampaign> = {}): AdminCampaign => ({
  id: 5,
  _id: 5,
  name: 'Dallas, spring',
  sellerId: 7,
  status: 'ACTIVE',
  endReason: null,
  campaignType: 'featured',
  budget: 500,
  spent: 123.4567,
  remaining: 376.5433,
  impressionPrice: 0.02,
  visitPrice: 0.25,
  impressions: 4000,
  visits: 80,
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  adWarehouseIds: [1],
  adServiceIds: [],
  listings: [],
  createdAt: '2026-10-30T00:00:00.000Z',
  company: 'Holm Storage',
  email: 'pia@holm.test',
  userUrl: 'holm-storage',
  serviceType: 'warehouse',
  period: views(3000, 70, 77.5),
  ...changes,
})

export const listing = (changes: Partial<ListingInsight> = {}): ListingInsight => ({
  impressions: 900,
  visits: 40,
  quoteRequests: 2,
  reservations: 1,
  conversion: 0.025,
  type: 'warehouse',
  id: 1,
  name: 'Garfield Avenue',
  slug: 'garfield-avenue',
  region: 'midwest',
  sponsoredImpressions: 300,
  sponsoredVisits: 1,
  spent: 6.25,
  regionMedian: { impressions: 410.5, visits: 42, quoteRequests: 2, reservations: 0, conversion: 0.031 },
  days: [
    { date: '2026-11-21', impressions: 30, visits: 2 },
    { date: '2026-11-22', impressions: 50, visits: 3 },
  ],
  ...changes,
})

/** What the calls of the analytics answer while nothing special is asked of them. */
export function usualAnswer({ path }: SentCall): unknown {
  const answers: Record<string, unknown> = {
    '/campaign/charts/impressions-over-time': impressionPoints,
    '/campaign/charts/performance-comparison': typeFigures,
    '/campaign/charts/top-campaigns': topCampaigns,
    '/campaign/charts/daily-page-visits': visitPoints,
    '/campaign/analytics': totals,
    '/campaign/overallAnalytics': totals,
    '/campaign/overall-analytics-filter': totals,
    '/campaign/sellers': listed([seller(), seller({ id: 8, _id: 8, company: 'Pier 9', email: 'a@pier.test' })], 12),
    '/campaign/admin-filtered-campaigns-modal': { campaigns: [campaign()], total: 11 },
    '/campaign/admin-filtered-campaigns': { campaigns: [campaign()], total: 11 },
    '/campaign/listings': listed([listing()], 23),
    '/admin/users/7': { company: 'Holm Storage', firstName: 'Pia', lastName: 'Holm' },
  }
  return answers[path] ?? []
}

/** The totals of a seller without any campaign. */
export const none = { ...totals, ...views(0, 0, 0), campaigns: 0, activeCampaigns: 0 }
