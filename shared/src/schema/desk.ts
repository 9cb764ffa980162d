import { z } from 'zod'
import { arrivalStates, arrivalUnits } from '../reference/arrival-states'
import { deskDebts, deskTasks } from '../reference/desk-kinds'
import { spaceTypes } from '../reference/terms'
import { AverageScores } from './review'
import { ServiceRecord } from './service-record'

/** Square feet, which hold hundredths for pallets' sake. */
const squareFeet = z.number().nonnegative()

/** The space of today: what the provider uses, what is reserved, what waits for an answer, and the rest. */
const space = { total: squareFeet, own: squareFeet, sold: squareFeet, held: squareFeet, free: squareFeet }

export const DeskSpace = z.object(space)
export type DeskSpace = z.infer<typeof DeskSpace>

export const DeskWarehouse = z.object({
  id: z.number().int(),
  name: z.string(),
  spaceType: z.enum(spaceTypes).describe('How this warehouse sells its space'),
  ...space,
})
export type DeskWarehouse = z.infer<typeof DeskWarehouse>

/** A request to answer; `id` is the reservation's or the quote's. */
export const DeskTask = z.object({
  kind: z.enum(deskTasks),
  id: z.number().int(),
  customer: z.string(),
  warehouse: z.string().nullable(),
  /** The first payment in dollars; null for a quote. */
  amount: z.number().nullable(),
  /** The instant by which it is to be answered. */
  dueAt: z.string().nullable(),
})
export type DeskTask = z.infer<typeof DeskTask>

export const DeskArrival = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  state: z.enum(arrivalStates),
  day: z.string(),
  windowStart: z.string(),
  windowEnd: z.string(),
  quantity: z.number().int(),
  unit: z.enum(arrivalUnits),
  customer: z.string(),
  warehouse: z.string(),
})
export type DeskArrival = z.infer<typeof DeskArrival>

/** Money of a reservation's month: one that could not be charged, or one that began and that the warehouse bills. */
export const DeskDebt = z.object({
  kind: z.enum(deskDebts),
  orderId: z.number().int(),
  number: z.number().int(),
  term: z.number().int(),
  amount: z.number(),
  day: z.string(),
  customer: z.string(),
  warehouse: z.string(),
})
export type DeskDebt = z.infer<typeof DeskDebt>

/** What a warehouse did in the last 12 months, and what reviews rate beside their stars, as merchants see it. */
export const DeskRecord = z.object({
  id: z.number().int(),
  name: z.string(),
  record: ServiceRecord.nullable(),
  scores: AverageScores.nullable(),
})
export type DeskRecord = z.infer<typeof DeskRecord>

/** The first items of a list, and how many there are. */
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number().int() })

export const Desk = z.object({
  space: z.object({ all: DeskSpace, warehouses: listOf(DeskWarehouse) }),
  toAnswer: listOf(DeskTask),
  arrivals: listOf(DeskArrival),
  unbilled: listOf(DeskDebt),
  records: listOf(DeskRecord).default({ items: [], total: 0 }),
})
export type Desk = z.infer<typeof Desk>
