/** Where a campaign's cards appear: top of lists, nearby carousels, search results, HotRacks (warehouses only). */
export const campaignTypes = ['featured', 'nearby', 'search', 'hotdeal'] as const
export type CampaignType = (typeof campaignTypes)[number]

export const campaignStatuses = ['ACTIVE', 'PAUSED', 'INACTIVE'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Why a campaign became INACTIVE. */
export const campaignEnds = ['stopped', 'ended', 'budget_spent', 'credit_taken_back', 'deleted'] as const
export type CampaignEnd = (typeof campaignEnds)[number]

/** Spans of figures; the default is the last 30 days. */
export const dateRanges = ['7d', '30d', '90d', '12m', 'all'] as const
export type DateRange = (typeof dateRanges)[number]

/** What is paid for: a card that was seen, and a visit of the listing's page from that card. */
export const viewKinds = ['impression', 'visit'] as const
export type ViewKind = (typeof viewKinds)[number]

/** Why a view of a sponsored card was not charged. */
export const refusalReasons = [
  'bot',
  'admin',
  'owner',
  'no_token',
  'forged',
  'duplicate',
  'not_active',
  'not_listed',
  'no_budget',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Micro-dollars in a cent and in a dollar. */
export const MICROS_PER_CENT = 10_000
export const MICROS_PER_DOLLAR = 1_000_000

/** Prices until an admin sets others: $0.02 an impression, $0.25 a page visit. */
export const defaultViewPrices = { impressionMicros: 20_000, visitMicros: 250_000 } as const

/** Limits of one top-up of the wallet, and of a campaign's budget, in whole cents. */
export const SMALLEST_TOPUP_CENTS = 1000
export const LARGEST_TOPUP_CENTS = 1_000_000
export const SMALLEST_BUDGET_CENTS = 500

/** The longest a campaign may run, and the most listings it may show. */
export const LONGEST_CAMPAIGN_DAYS = 366
export const MOST_CAMPAIGN_LISTINGS = 100
