import { z } from 'zod'
import { DirectoryQuery } from './curation'
import { ServiceType, UserType } from './user'

/**
 * What a letter is about: the service itself, which every member gets, or news and offers, for members who allow them.
 */
export const letterPurposes = ['service', 'offers'] as const
export type LetterPurpose = (typeof letterPurposes)[number]

export const letterStates = ['sending', 'sent', 'stopped'] as const

/** Whom a letter is for: the filters of the directory. */
export const LetterFilters = DirectoryQuery.pick({
  userType: true,
  serviceType: true,
  active: true,
  verified: true,
  query: true,
})
export type LetterFilters = z.infer<typeof LetterFilters>

/** The filters and what the letter is about. */
export const LetterReadersQuery = LetterFilters.extend({ purpose: z.enum(letterPurposes).catch('offers') })

/** The filters of an order: one that can't be read or isn't known is refused, for without it more people would get the letter. */
const OrderFilters = z.strictObject(
  {
    userType: UserType.optional(),
    serviceType: ServiceType.optional(),
    active: z.boolean().optional(),
    verified: z.boolean().optional(),
    query: z.string().trim().max(200).optional(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'Send filters') },
)

const words = (field: string, max: number) =>
  z
    .string({ error: `${field} is required` })
    .trim()
    .min(1, `${field} is required`)
    .max(max, `At most ${max} characters`)

/** {firstName} and {company} stand for the reader's own; an empty line begins a paragraph. */
export const LetterInput = z.object({
  purpose: z.enum(letterPurposes, { error: 'Choose what it is about' }).default('offers'),
  filters: OrderFilters,
  subject: words('Subject', 150),
  message: words('Message', 10_000),
})
export type LetterInput = z.infer<typeof LetterInput>

/** How many the filters find, how many of them a letter reaches, and one of these for a preview. */
export const LetterReaders = z.object({
  matched: z.number().int(),
  readers: z.number().int(),
  sample: z.object({ email: z.string(), firstName: z.string(), company: z.string() }).nullable(),
})
export type LetterReaders = z.infer<typeof LetterReaders>

/** A letter to many, and what became of its mails so far. */
export const PeopleLetter = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  subject: z.string(),
  state: z.enum(letterStates),
  total: z.number().int(),
  sent: z.number().int(),
  /** Members who were deactivated, or withdrew their consent to offers, before their turn. */
  leftOut: z.number().int(),
  failed: z.number().int(),
  /** The rest waits: the mails of a day are used up. */
  isResting: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type PeopleLetter = z.infer<typeof PeopleLetter>
