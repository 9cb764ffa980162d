import { z } from 'zod'
import { queryId, recordId } from './query'

/** How many companies one call can send a request to. */
export const MOST_SHARED_AT_ONCE = 20

/** The companies of the directory that receive the request. */
export const ShareRfpInput = z.object({
  sellerIds: z
    .array(recordId, { error: 'Choose a company' })
    .min(1, 'Choose a company')
    .max(MOST_SHARED_AT_ONCE, `Choose at most ${MOST_SHARED_AT_ONCE} companies`),
})
export type ShareRfpInput = z.infer<typeof ShareRfpInput>

/** A link that opens the request for everybody who has it, until the merchant revokes it. */
export const RfpLink = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  label: z.string(),
  /** The path of the page that shows the request; null once the link is revoked. */
  path: z.string().nullable(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
  /** How often somebody other than the merchant opened it, and when last. */
  openedCount: z.number().int(),
  lastOpenedAt: z.string().nullable(),
})
export type RfpLink = z.infer<typeof RfpLink>

export const RfpLinkInput = z.object({ label: z.string().trim().max(80).default('') })
export type RfpLinkInput = z.infer<typeof RfpLinkInput>

export const RfpTokenParams = z.object({ token: z.string().trim().min(1).max(200) })

/** The wizard's page: the warehouse, and the user who passed the link on (`ref`). */
export const RfpInvitationQuery = z.object({ id: recordId, ref: queryId })
export type RfpInvitationQuery = z.infer<typeof RfpInvitationQuery>

/** Whom a request goes to, for the header of the wizard. */
export const RfpInvitation = z.object({
  warehouse: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    city: z.string(),
    state: z.string(),
    logo: z.string().nullable(),
  }),
  /** the company that asks, with a capital first letter; the product's name for admins. */
  company: z.string(),
})
export type RfpInvitation = z.infer<typeof RfpInvitation>
