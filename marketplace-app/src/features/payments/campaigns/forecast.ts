import { isDay } from '@stackyard/shared/domain/calendar'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import type { Forecast } from '@stackyard/shared/schema/campaign'
import { formatExact } from '../../../lib/exact-dollars'
import { formatDate } from '../../../lib/format'
import { campaignTexts } from '../../../lib/texts/campaigns'
import type { CampaignDraft } from './campaign-draft'

const words = campaignTexts.wizard.forecast
/** With fewer days of figures the forecast says that it rests on little. */
const enoughDays = 7

export type ForecastQuestion = {
  campaignType: CampaignType
  adWarehouseIds?: string
  adServiceIds?: string
  budget: number
  startDate: string
  endDate: string
}

/** What to ask the server for; null while the draft does not say enough. */
export function forecastOf(draft: CampaignDraft): ForecastQuestion | null {
  const { campaignType, adWarehouseIds, adServiceIds, budget, startDate, endDate } = draft
  const hasDays = isDay(startDate) && isDay(endDate) && endDate >= startDate
  if (campaignType === '' || !budget || !(budget > 0) || !hasDays) return null
  return {
    campaignType,
    ...(adWarehouseIds.length > 0 ? { adWarehouseIds: adWarehouseIds.join(',') } : {}),
    ...(adServiceIds.length > 0 ? { adServiceIds: adServiceIds.join(',') } : {}),
    budget,
    startDate,
    endDate,
  }
}

export type ForecastWords = { basis: string; outcome: string; end: string; doubt: string | null }

/** The forecast in sentences: its basis, its outcome, what ends the campaign, and how reliable it is. */
export function forecastWords(forecast: Forecast, { budget, endDate }: ForecastQuestion): ForecastWords {
  const lastDay = formatDate(endDate)
  const { daysOfFigures, cardsSeenPerDay, endsBy, spent } = forecast
  return {
    basis: words.lists(Math.round(cardsSeenPerDay)),
    outcome: words.outcome(forecast),
    end:
      endsBy === 'budget' ? words.byBudget(lastDay) : words.byDate(lastDay, formatExact(Math.max(0, budget - spent))),
    doubt: daysOfFigures < enoughDays ? words.few(daysOfFigures) : null,
  }
}
