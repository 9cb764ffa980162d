import { z } from 'zod'
import { ListingCard } from './listing-card'
import { recordId } from './query'

/** Lists of one person, and warehouses on one list. */
export const MOST_SHORTLISTS = 50
export const MOST_SHORTLISTED = 100

const name = z
  .string({ error: 'Give the list a name.' })
  .trim()
  .min(1, 'Give the list a name.')
  .max(80, 'Use at most 80 characters.')
const tags = z
  .array(z.string().trim().min(1).max(30, 'Use at most 30 characters for a tag.'))
  .max(10, 'Use at most 10 tags.')
  .transform((all) => [...new Set(all)])

export const ShortlistInput = z.object({ name })
export const ShortlistChange = z.object({ id: recordId, name })

/** A warehouse of a list: what is not sent stays as it is. */
export const ShortlistedInput = z.object({
  id: recordId,
  warehouseId: recordId,
  note: z.string().trim().max(1000, 'Use at most 1,000 characters.').optional(),
  tags: tags.optional(),
})
export type ShortlistedInput = z.infer<typeof ShortlistedInput>

export const ShortlistedParams = z.object({ id: recordId, warehouseId: recordId })

/** The warehouses of a list in their new order; those that are not named follow in the order they had. */
export const ShortlistOrder = z.object({ id: recordId, warehouseIds: z.array(recordId).max(MOST_SHORTLISTED) })

export const ShortlistLinkInput = z.object({ id: recordId, showsNotes: z.boolean().default(false) })

/** A list as an overview has it. `isLinked`: a link to it is open. */
export const Shortlist = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  warehouseIds: z.array(z.number().int()),
  isLinked: z.boolean(),
  linkShowsNotes: z.boolean(),
  createdAt: z.string(),
})
export type Shortlist = z.infer<typeof Shortlist>

/** A warehouse on a list; `card` is null while it isn't published. Prices are for signed-in readers only. */
export const Shortlisted = z.object({
  warehouseId: z.number().int(),
  name: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  addedAt: z.string(),
  card: ListingCard.nullable(),
})
export type Shortlisted = z.infer<typeof Shortlisted>

export const ShortlistDetail = Shortlist.extend({ warehouses: z.array(Shortlisted) })
export type ShortlistDetail = z.infer<typeof ShortlistDetail>

/** The path of a new link. It can't be shown again: only its hash is stored. */
export const ShortlistLink = z.object({ path: z.string() })
export type ShortlistLink = z.infer<typeof ShortlistLink>

/** What a link opens; notes are empty unless its owner shows them. */
export const SharedShortlist = z.object({ name: z.string(), warehouses: z.array(Shortlisted) })
export type SharedShortlist = z.infer<typeof SharedShortlist>
