import { z } from 'zod'
import { longestNote } from '../reference/person-notes'
import { paymentStates, transactionStatuses } from './transaction'
import { DirectoryUser } from './curation'
import { OpenMatter } from './own-account'
import { Membership } from './plan'
import { paging, queryText, recordId } from './query'
import { campaignStatuses, campaignTypes } from '../reference/campaigns'

/** A page of something that belongs to a person. */
export const PersonListQuery = z.object({ id: recordId, ...paging(20) })

/** A person as admins see them, with what their tabs count. */
export const PersonHead = z.object({
  person: DirectoryUser,
  membership: Membership,
  planName: z.string(),
  /** Of sellers alone, in dollars. */
  wallet: z.object({ balance: z.number(), reserved: z.number(), debt: z.number(), spent: z.number() }).nullable(),
  lastSignInAt: z.string().nullable(),
  hasPassword: z.boolean(),
  secondFactors: z.number().int(),
  providers: z.array(z.string()),
  /** A change of the email address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  erasure: z
    .object({
      createdAt: z.string(),
      dueAt: z.string(),
      reason: z.string(),
      isByAdmin: z.boolean(),
      hindrances: z.array(OpenMatter),
    })
    .nullable(),
  isErased: z.boolean(),
  counts: z.object({
    orders: z.number().int(),
    listings: z.number().int(),
    invoices: z.number().int(),
    campaigns: z.number().int(),
    sessions: z.number().int(),
    notes: z.number().int(),
    requests: z.number().int(),
  }),
})
export type PersonHead = z.infer<typeof PersonHead>

export const PersonOrder = z.object({
  id: z.number().int(),
  /** What the person is in it. */
  role: z.enum(['customer', 'seller']),
  otherId: z.number().int(),
  otherName: z.string(),
  listing: z.string(),
  status: z.enum(transactionStatuses),
  paymentState: z.enum(paymentStates),
  amountCents: z.number().int(),
  createdAt: z.string(),
})
export type PersonOrder = z.infer<typeof PersonOrder>

export const PersonListing = z.object({
  id: z.number().int(),
  kind: z.enum(['warehouse', 'service']),
  name: z.string(),
  place: z.string(),
  slug: z.string().nullable(),
  isDraft: z.boolean(),
  visible: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  updatedAt: z.string(),
})
export type PersonListing = z.infer<typeof PersonListing>

export const PersonCampaign = z.object({
  id: z.number().int(),
  name: z.string(),
  campaignType: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  budget: z.number(),
  spent: z.number(),
  startDate: z.string(),
  endDate: z.string(),
})
export type PersonCampaign = z.infer<typeof PersonCampaign>

/** A request for a quote, or the request for proposals of a merchant that a provider may read. */
export const PersonRequest = z.object({
  id: z.string(),
  kind: z.enum(['quote', 'rfp']),
  /** What the person is in it. */
  role: z.enum(['customer', 'seller']),
  otherId: z.number().int().nullable(),
  otherName: z.string(),
  subject: z.string(),
  state: z.string(),
  path: z.string().nullable(),
  createdAt: z.string(),
})
export type PersonRequest = z.infer<typeof PersonRequest>

export const PersonNote = z.object({
  id: z.number().int(),
  text: z.string(),
  authorId: z.number().int(),
  authorName: z.string(),
  createdAt: z.string(),
})
export type PersonNote = z.infer<typeof PersonNote>

export const PersonNoteInput = z.object({
  id: recordId,
  text: z
    .string({ error: 'Write a note' })
    .trim()
    .min(1, 'Write a note')
    .max(longestNote, `Use at most ${longestNote} characters`),
})

/** Who did what to the person's account, and what changed. */
export const PersonAudit = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  /** Null for the platform's own jobs. */
  actorId: z.number().int().nullable(),
  actorName: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type PersonAudit = z.infer<typeof PersonAudit>

export const PersonErasureInput = z.object({
  id: recordId,
  reason: z.string({ error: 'Give a reason' }).trim().min(3, 'Give a reason').max(500, 'Use at most 500 characters'),
})

/** What an admin searches for: an email address, a name, a company, the id of a person, the number of an order. */
export const AdminSearchQuery = z.object({ query: queryText, limit: paging(6).limit })

const hitFields = { id: z.number().int(), label: z.string(), detail: z.string() }
export const AdminSearchHit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), ...hitFields, userType: z.string(), isActive: z.boolean() }),
  z.object({ kind: z.literal('order'), ...hitFields, status: z.enum(transactionStatuses) }),
])
export type AdminSearchHit = z.infer<typeof AdminSearchHit>
