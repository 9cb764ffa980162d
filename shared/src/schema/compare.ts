import { z } from 'zod'
import { volumeLimits } from '../reference/fulfillment-volumes'
import { spaceTypes, storageTerms } from '../reference/terms'
import { Address } from './address'
import { queryList, queryText } from './query'
import { ServiceRecord } from './service-record'
import { numberInput } from './number-input'

/** Listings side by side at most. */
export const MOST_COMPARED = 4

const amount = (most: number, otherwise: number, least = 0) =>
  z.preprocess(
    (value: number | undefined) => ((value as unknown) === '' ? undefined : value),
    numberInput(z.number().int().min(least).max(most)).default(otherwise),
  )

/**
 * Up to four listings and one need (issue of all: prices alike). `ids` beyond four, and what is no id, are dropped;
 * `startDate` is the first day on which free space is looked for, tomorrow unless said; `near` is a place or ZIP code to measure from.
 */
export const CompareQuery = z.object({
  ids: queryList.transform((ids = []) =>
    [...new Set(ids.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_COMPARED),
  ),
  near: queryText,
  spaceType: z.enum(spaceTypes).catch('PALLET').default('PALLET'),
  quantity: amount(1_000_000, 20),
  startDate: z.iso.date().optional().catch(undefined),
  term: z
    .preprocess((value: number | undefined) => Number(value ?? 1), z.literal([...storageTerms]).catch(1))
    .default(1),
  containers40: amount(volumeLimits.containers40, 0),
  containers20: amount(10_000, 0),
  palletsIn: amount(volumeLimits.palletsIn, 0),
  parcelsIn: amount(volumeLimits.parcelsIn, 0),
  orders: amount(volumeLimits.orders, 0),
  unitsPerOrder: amount(volumeLimits.unitsPerOrder, 1, 1),
  caseOrders: amount(1_000_000, 0),
  casesPerOrder: amount(1000, 1, 1),
  palletsOut: amount(100_000, 0),
  labels: amount(1_000_000, 0),
  laborHours: amount(100_000, 0),
  returnsPercent: amount(volumeLimits.returnsPercent, 0),
})
export type CompareQuery = z.infer<typeof CompareQuery>

const cents = z.number().int().nonnegative()

export const LandedCostLines = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      group: z.enum(['Storage', 'Inbound', 'Outbound', 'Other']),
      label: z.string(),
      units: z.number().int(),
      rateCents: cents.nullable(),
      amountCents: cents.nullable(),
      isOffered: z.boolean(),
    }),
  ),
  monthlyCents: cents,
  termCents: cents,
  missing: z.number().int(),
  tier: z.string().nullable(),
})

/** One column. `cost` is there for signed-in readers only. */
export const Compared = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  address: Address,
  photo: z.string().nullable(),
  isVerified: z.boolean(),
  diamond: z.number().int(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  serviceRecord: ServiceRecord.nullable().default(null),
  numberOfBuildings: z.number().int(),
  totalSpace: z.number(),
  freePallets: z.number(),
  freeSqft: z.number(),
  freeFrom: z.string().nullable(),
  palletEnabled: z.boolean(),
  sqEnabled: z.boolean(),
  minSpaceOrder: z.number().nullable(),
  categories: z.array(z.string()),
  features: z.array(z.string()),
  /** Fields that comparisons show, in words; what is not said is not there. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  distanceMiles: z.number().nullable(),
  cost: LandedCostLines.nullable(),
})
export type Compared = z.infer<typeof Compared>
