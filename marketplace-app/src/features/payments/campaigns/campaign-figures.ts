import { formatDollars } from '@stackyard/shared/domain/money'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { formatDate } from '../../../lib/format'
import { percent } from '../../../lib/percent'
import { campaignTexts as words } from '../../../lib/texts/campaigns'

/** "21 Nov 2026 – 20 Dec 2026". */
export const daysLine = ({ startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>): string =>
  words.list.days(formatDate(startDate), formatDate(endDate))

/** Visits by impressions, as "1.8%"; null without impressions. */
export const rateOf = ({ impressions, visits }: Pick<Campaign, 'impressions' | 'visits'>): string | null =>
  impressions === 0 ? null : percent(visits / impressions)

/** Everything spent by visits, in dollars and cents; null without visits. */
export const costPerVisit = ({ spent, visits }: Pick<Campaign, 'spent' | 'visits'>): string | null =>
  visits === 0 ? null : formatDollars(spent / visits)
