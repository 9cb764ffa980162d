import { z } from 'zod'
import { DOLLARS, type FigureLimit, limitText } from '../reference/listing-limits'

/** Values of a form: JSON brings them typed, a multipart form as texts; an empty text clears the field. */

const cleared = (value: unknown): unknown => (value === '' ? null : value)

const toNumber = (value: number | null | undefined): unknown => {
  const sent: unknown = cleared(value)
  return typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent
}

/** A figure within its limits, which a refusal names; null for none. */
export const formFigure = (limit: FigureLimit) =>
  z.preprocess(
    toNumber,
    (limit.isWhole
      ? z.number({ error: limitText(limit) }).int(limitText(limit))
      : z.number({ error: limitText(limit) })
    )
      .min(limit.min, limitText(limit))
      .max(limit.max, limitText(limit))
      .nullable()
      .optional(),
  )

/** A number within bounds, or null for none. */
export const formNumber = (min: number, max: number) => formFigure({ min, max })

export const formWhole = (min: number, max: number) => formFigure({ min, max, isWhole: true })

const isCents = (value: number) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6

/** Dollars with at most two decimals, or null for none. */
export const formDollars = z.preprocess(
  toNumber,
  z
    .number({ error: 'Enter an amount in dollars' })
    .min(DOLLARS.min, limitText(DOLLARS))
    .max(DOLLARS.max, limitText(DOLLARS))
    .refine(isCents, 'Dollars with at most two decimals.')
    .nullable()
    .optional(),
)

export const formSwitch = z.preprocess((value: boolean | null | undefined) => {
  const sent: unknown = value
  if (sent === 'true' || sent === '1' || sent === 1) return true
  if (sent === 'false' || sent === '0' || sent === 0 || sent === '' || sent === null) return false
  return sent
}, z.boolean().optional())

/** A text without blanks before or after it; null clears it. */
export const formText = (max: number) =>
  z.preprocess(
    (value: string | null | undefined) => value ?? (value === null ? '' : undefined),
    z.string().trim().max(max, `At most ${max} characters`).optional(),
  )

/** One of the known texts; empty or null for none. */
export const formChoice = <const Options extends readonly string[]>(options: Options) =>
  z.preprocess(
    (value: string | null | undefined) => (value === null ? '' : value),
    z.union([z.enum(options), z.literal('')], { error: `Choose from: ${options.join(', ')}` }).optional(),
  )

/** A list; a multipart form may send one item alone. */
export const formList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value: readonly z.input<Item>[] | null | undefined) =>
      value === null || (value as unknown) === '' ? [] : value === undefined || Array.isArray(value) ? value : [value],
    z.array(item).max(max, `At most ${max}`).optional(),
  )
