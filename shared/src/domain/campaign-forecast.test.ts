import { describe, expect, it } from 'vitest'
import { forecastCampaign } from './campaign-forecast'

const figures = { daysOfFigures: 30, impressions: 30_000, visits: 600, competingCampaigns: 0 }
const terms = { budgetMicros: 1_000_000_000, days: 10, impressionMicros: 20_000, visitMicros: 250_000 }

describe('the forecast of a campaign', () => {
  it('gives two of ten cards seen, and visits at the rate of the lists', () => {
    expect(forecastCampaign(figures, terms)).toEqual({
      cardsSeenPerDay: 1000,
      impressions: 2000,
      visits: 40,
      spentMicros: 50_000_000,
      endsBy: 'date',
    })
  })

  it('shares those places with competing campaigns', () => {
    expect(forecastCampaign({ ...figures, competingCampaigns: 3 }, terms).impressions).toBe(500)
  })

  it('ends by the budget where it does not last, and spends no more', () => {
    const result = forecastCampaign(figures, { ...terms, budgetMicros: 5_000_000 })
    expect(result).toMatchObject({ impressions: 200, visits: 4, endsBy: 'budget' })
    expect(result.spentMicros).toBeLessThanOrEqual(5_000_000)
  })

  it('promises nothing without figures', () => {
    const none = { daysOfFigures: 0, impressions: 0, visits: 0, competingCampaigns: 0 }
    expect(forecastCampaign(none, terms)).toMatchObject({
      cardsSeenPerDay: 0,
      impressions: 0,
      visits: 0,
      spentMicros: 0,
    })
  })
})
