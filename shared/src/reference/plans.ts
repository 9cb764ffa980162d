/** Plans from the least to the most. `free` is what everybody has who pays for none. */
export const planIds = ['free', 'growth', 'scale'] as const
export type PlanId = (typeof planIds)[number]

/** What a plan costs and allows unless an admin has changed it in the CMS. `listingLimit` null means no limit. */
export const planDefaults = {
  free: {
    name: 'Free',
    summary: 'For a first warehouse.',
    monthlyPriceCents: 0,
    annualPriceCents: 0,
    listingLimit: 1,
    canSpotlight: false,
  },
  growth: {
    name: 'Growth',
    summary: 'For providers who fill several buildings.',
    monthlyPriceCents: 14_900,
    annualPriceCents: 149_000,
    listingLimit: 10,
    canSpotlight: true,
  },
  scale: {
    name: 'Scale',
    summary: 'For networks without a limit.',
    monthlyPriceCents: 39_900,
    annualPriceCents: 399_000,
    listingLimit: null,
    canSpotlight: true,
  },
} as const satisfies Record<PlanId, object>
