import { z } from 'zod'
import { Address, StrictAddress } from './address'
import { queryText, recordId } from './query'

/** An entry of a person's address book. `formattedAddress` is all of it, for display. */
export const SavedAddress = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  ...Address.shape,
  formattedAddress: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** The body of a new entry: the strict address. */
export const AddressInput = StrictAddress
export type AddressInput = z.infer<typeof AddressInput>

/** PUT to the fixed path carries the id in the body, PUT /address/{id} in the path. */
export const AddressUpdate = z.intersection(z.object({ id: recordId }), StrictAddress)

/** `search` is the spec's name; `query` is read too. */
export const AddressQuery = z.object({ search: queryText, query: queryText })

/**
 * A place out of the gazetteer, ready for the fields of a form. `street1` is what was typed before the place; it is
 * not checked. `zipCode` is empty where a town has several. Coordinates are those of the town or ZIP code.
 */
export const AddressMatch = z.object({
  kind: z.enum(['city', 'zip']),
  label: z.string(),
  ...Address.shape,
  latitude: z.number(),
  longitude: z.number(),
})
export type AddressMatch = z.infer<typeof AddressMatch>

/**
 * How far an address was found: `zip` (ZIP code and state belong together), `city` (the town is known there) or `none`.
 * Streets are not in the gazetteer and are never checked.
 */
export const AddressVerdict = z.object({
  isValid: z.boolean(),
  level: z.enum(['zip', 'city', 'none']),
  address: Address,
  formattedAddress: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type AddressVerdict = z.infer<typeof AddressVerdict>

export const AddressReviewsInput = z.object({
  address: z.union([z.string().trim().max(500), Address], { error: 'Send an address' }),
})

/** Reviews of a maps service. `isConfigured` is false while none is connected, and then there are none. */
export const AddressReviews = z.object({
  isConfigured: z.boolean(),
  rating: z.number().nullable(),
  total: z.number().int(),
  reviews: z.array(z.object({ author: z.string(), rating: z.number(), text: z.string(), createdAt: z.string() })),
})
export type AddressReviews = z.infer<typeof AddressReviews>
