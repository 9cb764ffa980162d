import type { CampaignEnd, DateRange } from '@stackyard/shared/reference/campaigns'
import { counted, figure } from '../format'
import { inLanguage } from '../language'
import { campaignScheduled, campaignStatusNames, campaignTypeNames } from './campaign-words'

/** Words of campaigns and their figures that several screens of admins and sellers share. */
export const adTexts = inLanguage('adTexts', {
  span: {
    label: 'Days',
    from: 'From',
    to: 'To',
    /** On phones, and on wider screens. */
    ranges: {
      '7d': ['7d', '7 days'],
      '30d': ['30d', '30 days'],
      '90d': ['90d', '90 days'],
      '12m': ['12m', '12 months'],
      all: ['All', 'All time'],
    } satisfies Record<DateRange, readonly [short: string, long: string]>,
  },
  typeLabel: 'Campaign type',
  everyType: 'All campaign types',
  types: campaignTypeNames,
  statusLabel: 'Status',
  everyStatus: 'All statuses',
  statuses: campaignStatusNames,
  scheduled: campaignScheduled,
  ends: {
    stopped: 'Stopped by the seller',
    ended: 'Last day passed',
    budget_spent: 'Budget used up',
    credit_taken_back: 'Credit reversed',
    deleted: 'Deleted',
  } satisfies Record<CampaignEnd, string>,
  serviceLabel: 'Service type',
  everyService: 'All service types',
  figures: {
    impressions: 'Impressions',
    visits: 'Page visits',
    visitRate: 'Visit rate',
    spent: 'Spent',
    activeCampaigns: 'Active campaigns',
    reserved: 'Reserved',
    campaigns: 'Campaigns',
    sellers: 'Sellers',
    budget: 'Budget',
  },
  ofCampaigns: (active: number, all: number) => `${figure(active)} of ${figure(all)}`,
  totalsLabel: 'Totals',
  totalsFailed: 'The totals could not be loaded',
  campaigns: {
    found: (total: number) => counted(total, 'campaign', 'campaigns'),
    empty: 'No campaigns',
    emptyLead: 'No campaign matches these filters and days.',
    pages: 'Pages of campaigns',
    search: 'Search by campaign, seller or email',
    find: 'Search',
    clear: 'Clear filters',
    columns: {
      name: 'Campaign',
      seller: 'Seller',
      status: 'Status',
      type: 'Type',
      budget: 'Budget',
      impressions: 'Impressions',
      visits: 'Page visits',
      visitRate: 'Visit rate',
      spent: 'Spent',
    },
    days: (from: string, to: string) => `${from} to ${to}`,
    spentOf: (spent: string) => `${spent} spent`,
  },
})
