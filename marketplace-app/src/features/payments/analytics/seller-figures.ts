import type { CampaignTotals } from '@stackyard/shared/schema/campaign'
import type { Total } from '../../../components/ads/totals'
import { formatRounded } from '../../../lib/rounded-dollars'
import { figure } from '../../../lib/format'
import { adTexts } from '../../../lib/texts/ads'
import { percent } from '../../../lib/percent'

/** The figures of one seller's campaigns. */
export const sellerFigures = (totals: CampaignTotals): Total[] => [
  { label: adTexts.figures.impressions, value: figure(totals.impressions) },
  { label: adTexts.figures.visits, value: figure(totals.visits) },
  { label: adTexts.figures.visitRate, value: percent(totals.visitRate) },
  { label: adTexts.figures.spent, value: formatRounded(totals.spent) },
  { label: adTexts.figures.activeCampaigns, value: adTexts.ofCampaigns(totals.activeCampaigns, totals.campaigns) },
  { label: adTexts.figures.reserved, value: formatRounded(totals.reserved) },
]
