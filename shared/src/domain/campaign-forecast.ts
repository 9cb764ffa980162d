import { mostAds } from './ad-places'

/** What the lists that a campaign would appear in showed within a number of days. */
export type ListFigures = {
  /** Days with any figures, at most 30. */
  daysOfFigures: number
  impressions: number
  visits: number
  competingCampaigns: number
}

export type ForecastTerms = { budgetMicros: number | null; days: number; impressionMicros: number; visitMicros: number }

export type CampaignForecast = {
  cardsSeenPerDay: number
  impressions: number
  visits: number
  spentMicros: number
  endsBy: 'date' | 'budget'
}

const TEN = 10
/** Visits for each impression where the lists have no figures of their own. */
const USUAL_VISIT_RATE = 0.02

/**
 * What a campaign would get if the next days were as the last: two of each ten cards that were seen could have been
 * sponsored, shared evenly with the campaigns that compete for them; visits follow at the rate of those lists. The budget
 * ends it where it does not last for its days.
 */
export function forecastCampaign(figures: ListFigures, terms: ForecastTerms): CampaignForecast {
  const { daysOfFigures, impressions: seen, visits: opened, competingCampaigns } = figures
  const cardsSeenPerDay = daysOfFigures > 0 ? seen / daysOfFigures : 0
  const share = mostAds(TEN) / TEN / (1 + competingCampaigns)
  const impressions = cardsSeenPerDay * share * terms.days
  const visitRate = seen > 0 && opened > 0 ? Math.min(1, opened / seen) : USUAL_VISIT_RATE
  const visits = impressions * visitRate
  const cost = impressions * terms.impressionMicros + visits * terms.visitMicros
  const covered = terms.budgetMicros === null || cost <= terms.budgetMicros ? 1 : terms.budgetMicros / cost
  return {
    cardsSeenPerDay: Math.round(cardsSeenPerDay * 10) / 10,
    impressions: Math.floor(impressions * covered),
    visits: Math.floor(visits * covered),
    spentMicros: Math.floor(cost * covered),
    endsBy: covered < 1 ? 'budget' : 'date',
  }
}
