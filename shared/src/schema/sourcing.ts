import { z } from 'zod'
import { diamondLevels } from '../reference/diamond-levels'
import {
  type AllParameter,
  byName,
  figureFilters,
  figureParameterNames,
  optionsFilters,
} from '../reference/field-filters'
import {
  HEAVIEST,
  MOST_FILES,
  MOST_INVITED,
  MOST_LOTS,
  MOST_QUESTIONS,
  sourcingActions,
  sourcingActors,
  sourcingReasonKeys,
  sourcingStates,
} from '../reference/sourcing-terms'
import { spaceTypes, storageTerms } from '../reference/terms'
import { volumeLimits } from '../reference/fulfillment-volumes'
import { paging, queryBoolean, queryList, queryNumber, queryNumberUpTo, queryText, recordId } from './query'
import { QuoteInput, QuotePerson } from './quote'
import { QuoteNeed } from './quote-offer'
import { numberInput } from './number-input'

const mustParameters = optionsFilters.map(({ key }) => key)

const words = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters`)
const day = z.iso.date({ error: 'Enter a date' })

/** Who asks, as each warehouse is told; the email is the account's. */
export const SourcingProfile = QuotePerson.omit({ email: true, about: true }).extend({
  company: QuoteInput.shape.company,
  categories: QuoteInput.shape.categories,
  merchantType: QuoteInput.shape.merchantType,
})
export type SourcingProfile = z.infer<typeof SourcingProfile>

const optionOf = (parameter: AllParameter) => {
  const known = new Set(optionsFilters.find(({ key }) => key === parameter)?.options.map(({ key }) => key))
  return z.string().refine((key) => known.has(key), 'Choose an option of the list')
}

const levels = new Set<string>(diamondLevels.map(({ level }) => String(level)))
const MOST_STARS = 5

/** What a warehouse must have, named as the filters of a list: options, figures to be reached, switches, diamond levels. */
export const SourcingMusts = z.object({
  ...byName(mustParameters, (parameter) => z.array(optionOf(parameter)).max(60).optional()),
  ...byName(figureParameterNames, (parameter) =>
    z
      .number()
      .min(1)
      .max(figureFilters.find(({ key }) => key === parameter)?.limit.max ?? 0)
      .optional(),
  ),
  minRating: z.number().positive().max(MOST_STARS).optional(),
  verified: z.boolean().optional(),
  hasDiamond: z.boolean().optional(),
  diamonds: z
    .array(z.string().refine((level) => levels.has(level), 'Choose an option of the list'))
    .max(levels.size)
    .optional(),
})
export type SourcingMusts = z.infer<typeof SourcingMusts>

const LARGEST_RADIUS_MILES = 5000

/** One need. `budget` is dollars a month for all of it. */
export const SourcingLotInput = z.object({
  title: z.string().trim().max(120).default(''),
  need: QuoteNeed,
  place: z.string().trim().max(120).default(''),
  /** How far around the place warehouses are suggested. */
  radiusInMiles: z.number().positive().max(LARGEST_RADIUS_MILES).nullable().default(null),
  budget: z.number().positive('Enter a budget above 0').max(1_000_000_000).nullable().default(null),
  musts: SourcingMusts.default({}),
})

/** The units of the order whose cost is compared; null: an order of one unit. The merchant alone sees it. */
const unitsPerOrder = z.number().int().min(1).max(volumeLimits.unitsPerOrder).nullable()

const warehouseIds = z.array(recordId).max(MOST_INVITED, `Choose at most ${MOST_INVITED} warehouses`)

const asked = {
  title: words('Title is required', 160),
  message: words('Message is required.', 4000),
  profile: SourcingProfile,
  lots: z.array(SourcingLotInput).min(1, 'Add at least one need').max(MOST_LOTS, `At most ${MOST_LOTS} needs`),
  questions: z.array(words('Enter a question', 500)).max(MOST_QUESTIONS).default([]),
  /** Own uploaded files. */
  fileIds: z.array(recordId).max(MOST_FILES).default([]),
  answerBy: day,
  unitsPerOrder: unitsPerOrder.default(null),
  warehouseIds: warehouseIds.default([]),
  /** False keeps a draft that nobody is told of. */
  isSent: z.boolean().default(true),
}

export const SourcingInput = z.object(asked)
export type SourcingInput = z.infer<typeof SourcingInput>
export type SourcingRequest = z.input<typeof SourcingInput>

export const SourcingParams = z.object({ id: numberInput(z.number().int().positive()) })
export const SourcingUpdate = SourcingParams.extend(asked)
export type SourcingUpdate = z.infer<typeof SourcingUpdate>

export const InviteInput = SourcingParams.extend({ warehouseIds: warehouseIds.min(1, 'Choose a warehouse') })
/** Another last day on which an answer helps, later than the present one. */
export const ExtendInput = SourcingParams.extend({ answerBy: day })
export const UninviteInput = SourcingParams.extend({ warehouseId: recordId })

const weight = z.number().int().min(0).max(HEAVIEST)
export const SourcingWeights = z.object({ price: weight, rating: weight, distance: weight, answerTime: weight })
/** How much each criterion counts, and the units of the compared order, which stay as they are when left out. */
export const WeightsInput = SourcingParams.extend({
  weights: SourcingWeights,
  unitsPerOrder: unitsPerOrder.optional(),
})
export type WeightsInput = z.infer<typeof WeightsInput>

/** `revision` is the offer that was seen; the reason is what the other warehouses read. */
export const AwardInput = SourcingParams.extend({
  quoteId: recordId,
  revision: recordId,
  reason: z.enum(sourcingReasonKeys).default('other'),
})
export type AwardInput = z.infer<typeof AwardInput>
export const CloseInput = SourcingParams.extend({ reason: z.enum(sourcingReasonKeys).default('plans') })

export const AskInput = SourcingParams.extend({ question: words('Write a question', 1000) })
export const ReplyInput = SourcingParams.extend({ questionId: recordId, answer: words('Write an answer', 2000) })
export const SourcingFileParams = SourcingParams.extend({ fileId: numberInput(z.number().int().positive()) })

/** The need that warehouses are suggested for: that of a lot, in a query string. */
export const SuggestQuery = z.object({
  place: queryText,
  radiusInMiles: queryNumberUpTo(LARGEST_RADIUS_MILES),
  spaceType: z.enum(spaceTypes).optional().catch(undefined),
  minQuantity: queryNumberUpTo(100_000_000),
  startDate: z.iso.date().optional().catch(undefined),
  term: queryNumber.pipe(z.literal(storageTerms).optional().catch(undefined)),
  budget: queryNumberUpTo(1_000_000_000),
  ...byName(mustParameters, () => queryList),
  ...byName(figureParameterNames, () => queryNumber),
  minRating: queryNumber,
  verified: queryBoolean,
  hasDiamond: queryBoolean,
  diamonds: queryList,
})
export type SuggestQuery = z.infer<typeof SuggestQuery>

/** A list of both kinds of requests; `open` leaves those out that nothing can be done with. */
export const RequestListQuery = z.object({ ...paging(20), open: queryBoolean })
export type RequestListQuery = z.infer<typeof RequestListQuery>

/** A request in the list of either side: to several warehouses (`event`), or for one quote (`quote`). */
export const RequestRow = z.object({
  kind: z.enum(['event', 'quote']),
  id: z.number().int(),
  /** What the merchant called it, or the warehouse that was asked; for providers the company that asks. */
  title: z.string(),
  /** The warehouses it went to, as far as the reader may know: providers get their own. */
  warehouses: z.array(z.string()),
  lots: z.number().int(),
  /** Priced quotes. */
  quoted: z.number().int(),
  state: z.string(),
  answerBy: z.string().nullable(),
  createdAt: z.string(),
})
export type RequestRow = z.infer<typeof RequestRow>

const state = z.enum(sourcingStates)
const actions = z.array(z.enum(sourcingActions))
const SourcingFile = z.object({ id: z.number().int(), title: z.string() })

export const SourcingLot = SourcingLotInput.extend({
  number: z.number().int(),
  place: z.string(),
  budget: z.number().nullable(),
  /** The quote that was chosen. */
  quoteId: z.number().int().nullable(),
})
export type SourcingLot = z.infer<typeof SourcingLot>

export const SourcingStep = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.enum(sourcingActions),
  actor: z.enum(sourcingActors),
  note: z.string(),
})

/** What both sides know of a request. */
export const SourcingFacts = z.object({
  id: z.number().int(),
  title: z.string(),
  message: z.string(),
  state,
  answerBy: z.string(),
  questions: z.array(z.string()),
  files: z.array(SourcingFile),
  actions,
  createdAt: z.string(),
})
