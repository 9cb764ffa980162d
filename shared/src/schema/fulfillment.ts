import { z } from 'zod'

const rate = z.number().nonnegative().nullable().optional()

/** The rates of one volume tier, in dollars. */
export const FulfillmentRatesDetails = z.object({
  inbound: z
    .object({ container_40ft_rate: rate, container_20ft_rate: rate, per_pallet_rate: rate, per_parcel_rate: rate })
    .optional(),
  outbound: z
    .object({
      eCommerce: z
        .object({
          unit_pick_pack_rate: rate,
          unit_pick_additional_rate: rate,
          unit_pick_additional_sku_rate: rate,
        })
        .optional(),
      b2b: z
        .object({
          case_pick_rate: rate,
          case_pick_additional_rate: rate,
          case_pick_additional_sku_rate: rate,
          pallet_pick_rate: rate,
        })
        .optional(),
    })
    .optional(),
  fbaPrep: z.object({ labeling_rate: rate }).optional(),
  misc: z.object({ isKittingEnabled: z.boolean().optional(), isReturnsEnabled: z.boolean().optional() }).optional(),
  other: z.object({ service_labor_rate: rate }).optional(),
})
export type FulfillmentRatesDetails = z.infer<typeof FulfillmentRatesDetails>

/** A monthly volume tier; `tierName` reads "{a} to {b}", an upper bound of 9999 is shown as "{a}+". */
export const FulfillmentTier = z.object({
  tierName: z.string(),
  fulfillmentRatesDetails: FulfillmentRatesDetails,
})
export type FulfillmentTier = z.infer<typeof FulfillmentTier>

/** `volumeTierDiscountOption` and one `{tierKey}_discount` a tier, e.g. `price_0_to_500_discount`. */
export const MonthlyVolumeTiers = z
  .object({ volumeTierDiscountOption: z.enum(['percentage', 'fixed']).optional() })
  .catchall(z.union([z.number(), z.string(), z.null()]))

export const discountOptions = ['percentage', 'fixed'] as const
export const DiscountOption = z.enum(discountOptions)
export type DiscountOption = z.infer<typeof DiscountOption>
