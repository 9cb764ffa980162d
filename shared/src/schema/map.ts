import { z } from 'zod'

/** One warehouse on the map, or one service where these are asked for; no price. */
export const MapPin = z.object({
  kind: z.literal('pin'),
  id: z.number().int(),
  _id: z.number().int(),
  type: z.enum(['warehouse', 'service']),
  name: z.string(),
  slug: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  photo: z.string().nullable(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  diamond: z.number().int(),
  averageRating: z.number(),
  discountPercent: z.number(),
})
export type MapPin = z.infer<typeof MapPin>

/** A listing that is lit on the map and in the list alike: a card or a pin. */
export type LitListing = { id: number; latitude: number | null; longitude: number | null }

/** Several listings near one another: how many, their center, and the bounds to zoom to. */
export const MapCluster = z.object({
  kind: z.literal('cluster'),
  count: z.number().int().positive(),
  latitude: z.number(),
  longitude: z.number(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
})
export type MapCluster = z.infer<typeof MapCluster>

/** What stands on the map; `total` of the envelope counts all listings behind pins and clusters. */
export const MapItem = z.discriminatedUnion('kind', [MapPin, MapCluster])
export type MapItem = z.infer<typeof MapItem>
