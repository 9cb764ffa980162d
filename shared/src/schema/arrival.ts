import { z } from 'zod'
import { arrivalActions, arrivalActors, arrivalStates, arrivalUnits } from '../reference/arrival-states'
import { Address } from './address'
import { FacilityDetails, ListingDocument } from './warehouse'

/** A day and a window, "HH:mm" on the warehouse's own clock. */
const slot = { day: z.string(), windowStart: z.string(), windowEnd: z.string() }

/** A photo of the goods, read through `GET /user/transaction/{id}/arrivals/{arrivalId}/photos/{fileId}`. */
export const ArrivalPhoto = z.object({
  id: z.number().int(),
  title: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type ArrivalPhoto = z.infer<typeof ArrivalPhoto>

/** One thing that happened to an arrival, with the slot that holds from then on. */
export const ArrivalEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(['announce', ...arrivalActions]),
  actor: z.enum(arrivalActors),
  ...slot,
  note: z.string(),
})
export type ArrivalEvent = z.infer<typeof ArrivalEvent>

/** What the warehouse counted when the goods had come. */
export const CheckIn = z.object({
  arrivedAt: z.string(),
  counted: z.number().int(),
  damaged: z.number().int(),
  note: z.string(),
  photos: z.array(ArrivalPhoto),
})
export type CheckIn = z.infer<typeof CheckIn>

/** Goods that come to the warehouse; `actions` are those the reader may take now. */
export const Arrival = z.object({
  id: z.number().int(),
  state: z.enum(arrivalStates),
  ...slot,
  quantity: z.number().int(),
  unit: z.enum(arrivalUnits),
  carrier: z.string(),
  reference: z.string(),
  note: z.string(),
  checkIn: CheckIn.nullable(),
  actions: z.array(z.enum(arrivalActions)),
  events: z.array(ArrivalEvent),
})
export type Arrival = z.infer<typeof Arrival>

/** Where the goods go, as the listing says it today. */
export const ArrivalSite = z.object({
  address: Address,
  opening: z.object({
    operatingHours: FacilityDetails.shape.operatingHours,
    alwaysOpen: FacilityDetails.shape.alwaysOpen,
    operatingDays: FacilityDetails.shape.operatingDays,
  }),
  documents: z.array(ListingDocument),
})
export type ArrivalSite = z.infer<typeof ArrivalSite>

/** The arrivals of a reservation, the next one first. */
export const Arrivals = z.object({
  arrivals: z.array(Arrival),
  /** Null once the listing is gone. */
  site: ArrivalSite.nullable(),
  /** Whether the reader may announce another one now. */
  canAnnounce: z.boolean(),
})
export type Arrivals = z.infer<typeof Arrivals>
