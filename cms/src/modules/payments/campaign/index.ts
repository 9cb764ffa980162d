import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onClose } from '../../accounts/account'
import { onCreditShortage } from '../wallet'
import { endOverdueJob, rebuildMediansJob } from './jobs/campaign-jobs'
import { openCampaignsOf } from './open-campaigns'
import { endAllOf } from './operations/change-campaign'
import {
  exportAllCampaigns,
  getOutcomes,
  getPrices,
  listAdSellers,
  listAll,
  listOfClient,
  putPrices,
} from './procedures/ad-engine'
import {
  createOwn,
  deleteOwn,
  editOwnBudget,
  forecastOwn,
  getOne,
  listFiltered,
  listOwn,
  pauseOwn,
  resumeOwn,
  stopOwn,
} from './procedures/campaigns'
import {
  chartImpressions,
  chartTop,
  chartTypes,
  chartVisits,
  exportOwnInsights,
  filterOverallAnalytics,
  getAnalytics,
  getOverallAnalytics,
  listOwnInsights,
} from './procedures/figures'
import { listAds, logImpressions, logPageVisit } from './procedures/views'

export { checkCampaigns } from './operations/check-campaigns'

onClose(openCampaignsOf)
onCreditShortage((services, tx, userId) => endAllOf(services, tx, userId, 'credit_taken_back'))

export const jobs: JobDefinition[] = [endOverdueJob, rebuildMediansJob]

export const procedures = {
  campaign: {
    list: listOwn,
    filtered: listFiltered,
    create: createOwn,
    get: getOne,
    stop: stopOwn,
    pause: pauseOwn,
    resume: resumeOwn,
    editBudget: editOwnBudget,
    delete: deleteOwn,
    forecast: forecastOwn,
    analytics: getAnalytics,
    overallAnalytics: getOverallAnalytics,
    overallAnalyticsFilter: filterOverallAnalytics,
    impressionsOverTime: chartImpressions,
    performanceComparison: chartTypes,
    topCampaigns: chartTop,
    dailyPageVisits: chartVisits,
    listings: listOwnInsights,
    exportListings: exportOwnInsights,
    adminFiltered: listAll,
    adminFilteredModal: listOfClient,
    exportAll: exportAllCampaigns,
    sellers: listAdSellers,
    prices: getPrices,
    setPrices: putPrices,
    outcomes: getOutcomes,
  },
  ad: { list: listAds },
  impressions: { log: logImpressions, pageVisit: logPageVisit },
} satisfies Procedures<Pick<Contract, 'campaign' | 'ad' | 'impressions'>>
