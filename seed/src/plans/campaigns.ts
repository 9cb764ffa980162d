import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { randomFor } from './random'

/** A campaign of the demo, told in days before today. */
export type PlannedCampaign = {
  campaignType: CampaignType
  name: string
  budget: number
  /** Days ago that it began. */
  startsAgo: number
  /** How long it is to run. */
  days: number
  /** Impressions on an ordinary day. */
  perDay: number
  /** What became of it; a campaign whose days have passed has ended by itself. */
  halted?: 'paused' | 'stopped'
  /** Days ago that it was paused or stopped. */
  haltedAgo?: number
}

/** A seller of the demo who advertises: top-ups (dollars, days ago) and campaigns. */
export type PlannedAdvertiser = {
  credits: readonly { amount: number; ago: number; isMonthly?: boolean }[]
  campaigns: readonly PlannedCampaign[]
}

/** seller@: a campaign in each state, and credit left. */
export const ownAdvertiser: PlannedAdvertiser = {
  credits: [
    { amount: 400, ago: 88 },
    { amount: 250, ago: 41 },
  ],
  campaigns: [
    { campaignType: 'featured', name: 'Ohio: top of the lists', budget: 240, startsAgo: 62, days: 93, perDay: 72 },
    { campaignType: 'search', name: 'Cold storage and fulfillment', budget: 140, startsAgo: 33, days: 61, perDay: 58 },
    {
      campaignType: 'nearby',
      name: 'Beside other warehouses',
      budget: 60,
      startsAgo: 26,
      days: 60,
      perDay: 34,
      halted: 'paused',
      haltedAgo: 6,
    },
    { campaignType: 'hotdeal', name: 'HotRacks in autumn', budget: 90, startsAgo: 80, days: 45, perDay: 41 },
    {
      campaignType: 'featured',
      name: 'First try',
      budget: 25,
      startsAgo: 87,
      days: 21,
      perDay: 19,
      halted: 'stopped',
      haltedAgo: 73,
    },
  ],
}

const TYPES: readonly CampaignType[] = ['featured', 'nearby', 'search']

/** A further advertiser: one to three campaigns; some have spent all their credit. */
export function planAdvertiser(sellerId: number): PlannedAdvertiser {
  const random = randomFor('advertiser', sellerId)
  const between = (least: number, most: number): number => least + Math.floor(random.next() * (most - least + 1))
  const campaigns = Array.from({ length: between(1, 3) }, (_, at): PlannedCampaign => {
    const startsAgo = between(12, 84)
    const isOver = at > 0 && random.next() < 0.5
    return {
      campaignType: TYPES[between(0, TYPES.length - 1)] ?? 'featured',
      name: ['Always on', 'Autumn push', 'New building'][at] ?? 'Campaign',
      budget: between(4, 16) * 10,
      startsAgo,
      days: isOver ? Math.max(5, startsAgo - between(2, 10)) : startsAgo + between(10, 60),
      perDay: between(14, 55),
    }
  })
  const reserved = campaigns.reduce((sum, { budget }) => sum + budget, 0)
  const spare = random.next() < 0.4 ? 0 : between(2, 20) * 10
  return { credits: [{ amount: reserved + spare, ago: 89 }], campaigns }
}

const WEEKDAYS = [0.45, 1.15, 1.2, 1.15, 1.1, 0.95, 0.5]
const LEAST_VISIT_RATE = 0.012
const MORE_VISIT_RATE = 0.03

/** Views on a day: less at weekends, slowly growing, never twice the same. */
export function viewsOn(day: string, perDay: number, key: string): { impressions: number; visits: number } {
  const random = randomFor('views', key, day)
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1
  const impressions = Math.max(1, Math.round(perDay * weekday * (0.75 + random.next() * 0.5)))
  const rate = LEAST_VISIT_RATE + random.next() * MORE_VISIT_RATE
  const exact = impressions * rate
  return { impressions, visits: Math.floor(exact) + (random.next() < exact % 1 ? 1 : 0) }
}
