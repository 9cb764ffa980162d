import type { CampaignEnd, CampaignStatus, RefusalReason, ViewKind } from '../reference/campaigns'
import type { Day } from './calendar'

/** What charging needs to know of a campaign; amounts are micro-dollars, days are UTC and both included. */
export type ChargedCampaign = {
  id: number
  sellerId: number
  status: CampaignStatus
  startDay: Day
  endDay: Day
  remainingMicros: number
  impressionMicros: number
  visitMicros: number
}

/** A view of a sponsored card whose token is good. */
export type CandidateView = {
  campaignId: number
  kind: ViewKind
  /** The account of the reader; null for visitors. */
  readerId: number | null
  /** What makes two views the same one: a reader's view of a listing in a half hour, and the card's token. */
  sameView: string
  token: string
  /** The public sees the listing, and the campaign shows it. */
  isShown: boolean
  /** A view with the same key or token was charged before. */
  wasCharged: boolean
}

export type ViewOutcome = { charged: true; priceMicros: number } | { charged: false; reason: RefusalReason }

export type ChargeResult = {
  /** In the order of the views. */
  outcomes: ViewOutcome[]
  /** Campaigns that end with this batch: a debit was refused, or not one impression is left. */
  ended: { campaignId: number; reason: CampaignEnd }[]
}

const priceOf = (campaign: ChargedCampaign, kind: ViewKind): number =>
  kind === 'visit' ? campaign.visitMicros : campaign.impressionMicros

const refuse = (reason: RefusalReason): ViewOutcome => ({ charged: false, reason })

/**
 * Decides which views of a batch are charged, in their order: the campaign runs today, its seller is not the
 * reader, the listing is shown, the view is new, and the budget covers it. The first view that the budget does not cover
 * ends its campaign. The sum charged to a campaign never exceeds what it has left.
 */
export function chargeViews(
  campaigns: readonly ChargedCampaign[],
  views: readonly CandidateView[],
  today: Day,
): ChargeResult {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, { ...campaign }]))
  const charged = new Set<string>()
  const ended = new Set<number>()
  const decide = (view: CandidateView): ViewOutcome => {
    const campaign = byId.get(view.campaignId)
    if (!campaign || campaign.status !== 'ACTIVE' || today < campaign.startDay || today > campaign.endDay)
      return refuse('not_active')
    if (view.readerId === campaign.sellerId) return refuse('owner')
    if (!view.isShown) return refuse('not_listed')
    const keys = [`${view.kind} view ${view.sameView}`, `${view.kind} token ${view.token}`]
    if (view.wasCharged || keys.some((key) => charged.has(key))) return refuse('duplicate')
    const priceMicros = priceOf(campaign, view.kind)
    if (ended.has(campaign.id) || priceMicros > campaign.remainingMicros) {
      ended.add(campaign.id)
      return refuse('no_budget')
    }
    for (const key of keys) charged.add(key)
    campaign.remainingMicros -= priceMicros
    if (campaign.remainingMicros < campaign.impressionMicros) ended.add(campaign.id)
    return { charged: true, priceMicros }
  }
  const outcomes = views.map(decide)
  return { outcomes, ended: [...ended].map((campaignId) => ({ campaignId, reason: 'budget_spent' })) }
}
