import type { Forecast } from '@stackyard/shared/schema/campaign'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from './campaign-draft'
import { forecastOf, type ForecastQuestion, forecastWords } from './forecast'

const draft = {
  ...emptyDraft('2026-11-23'),
  campaignType: 'featured' as const,
  adWarehouseIds: [1, 2],
  adServiceIds: [9],
}
const question = forecastOf(draft) as ForecastQuestion
const forecast: Forecast = {
  daysOfFigures: 30,
  cardsSeenPerDay: 1242.4,
  competingCampaigns: 3,
  days: 30,
  impressions: 3000,
  visits: 40,
  spent: 70,
  endsBy: 'date',
  impressionPrice: 0.02,
  visitPrice: 0.25,
}
const said = (changes: Partial<Forecast>) => forecastWords({ ...forecast, ...changes }, question)

describe('the forecast', () => {
  it('is asked for with place, listings, budget and days, once all of them are there', () => {
    expect(question).toEqual({
      campaignType: 'featured',
      adWarehouseIds: '1,2',
      adServiceIds: '9',
      budget: 100,
      startDate: '2026-11-23',
      endDate: '2026-12-22',
    })
    for (const missing of [{ campaignType: '' as const }, { budget: undefined }, { endDate: '2026-11-01' }])
      expect(forecastOf({ ...draft, ...missing })).toBeNull()
  })

  it('says what it rests on, what the budget would get, and that it ends by its date with the rest returned', () => {
    expect(said({})).toEqual({
      basis: 'In the last 30 days these lists showed about 1,242 cards a day.',
      outcome: 'With 3 competing campaigns, your budget would get about 3,000 impressions and 40 page visits.',
      end: 'It would end on its last day, 22 Dec 2026, with about $30.00 left, which returns to your wallet.',
      doubt: null,
    })
  })

  it('or by its budget', () => {
    expect(said({ endsBy: 'budget', spent: 100, competingCampaigns: 1, visits: 1 })).toMatchObject({
      outcome: expect.stringContaining(
        'With 1 competing campaign, your budget would get about 3,000 impressions and 1 page visit.',
      ),
      end: 'The budget would be spent before 22 Dec 2026.',
    })
  })

  it.each([
    [7, null],
    [6, 'This forecast is based on only 6 days of data. Treat it as a rough guess.'],
    [1, 'This forecast is based on only 1 day of data. Treat it as a rough guess.'],
    [0, 'These lists have no data yet, so this forecast is only a rough guess.'],
  ])('with %i days of figures it says how far it can be trusted', (daysOfFigures, doubt) => {
    expect(said({ daysOfFigures }).doubt).toBe(doubt)
  })
})
