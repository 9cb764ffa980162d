import { z } from 'zod'
import { alertPaces, alertReasons } from '../reference/search-alerts'
import { volumeKeys } from '../reference/fulfillment-volumes'
import { byName } from '../reference/field-filters'
import { listingFilters, listingSorts } from './listing-query'
import { queryNumber, recordId } from './query'

const name = z
  .string({ error: 'Give the search a name.' })
  .trim()
  .min(1, 'Give the search a name.')
  .max(80, 'Use at most 80 characters.')

/** The filters, the need with its volumes, and the order of a search, as the address of a list has them. */
export const SavedFilters = z.object({
  ...listingFilters,
  ...byName(volumeKeys, () => queryNumber),
  sort: z.enum(listingSorts).optional().catch(undefined),
})
export type SavedFilters = z.infer<typeof SavedFilters>

const alert = z.enum(alertPaces)
const events = z
  .array(z.enum(alertReasons))
  .transform((chosen) => alertReasons.filter((known) => chosen.includes(known)))

export const SavedSearchInput = z.object({
  name,
  filters: SavedFilters,
  alert: alert.default('off'),
  events: events.default([...alertReasons]),
})
export type SavedSearchInput = z.infer<typeof SavedSearchInput>

/** What is not sent stays as it is. */
export const SavedSearchChange = z.object({
  id: recordId,
  name: name.optional(),
  alert: alert.optional(),
  events: events.optional(),
})
export type SavedSearchChange = z.infer<typeof SavedSearchChange>

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** A saved search of its reader. `filters` are search parameters of a list; `found` counts what an alert told in the last seven days. */
export const SavedSearch = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  filters: z.record(z.string(), value),
  alert,
  events: z.array(z.enum(alertReasons)),
  found: z.number().int(),
  createdAt: z.string(),
})
export type SavedSearch = z.infer<typeof SavedSearch>
