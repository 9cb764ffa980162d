import { z } from 'zod'
import { bulkActions, type BulkField, bulkFields, MAX_BULK_LISTINGS } from '../reference/bulk-fields'
import { recordId } from './query'

const fields = bulkFields.map(({ field }) => field) as [BulkField, ...BulkField[]]
const Field = z.enum(fields)
const figure = z.number().min(-1_000_000_000).max(1_000_000_000)

const BulkRule = z
  .object({ field: Field, action: z.enum(bulkActions), value: figure.nullable() })
  .refine(({ action, value }) => action === 'set' || value !== null, { path: ['value'], error: 'Enter a number' })

const most = `At most ${MAX_BULK_LISTINGS} listings at once`

/** What to do to which listings. */
export const BulkPreviewInput = z.object({
  ids: z.array(recordId).min(1, 'Choose listings').max(MAX_BULK_LISTINGS, most),
  rules: z.array(BulkRule).min(1, 'Choose what to change').max(40),
})
export type BulkPreviewInput = z.infer<typeof BulkPreviewInput>

const Change = z.object({ field: Field, before: z.number().nullable(), after: z.number().nullable() })

/** A listing with what would change; a problem keeps it as it is, a warning asks to look twice. */
const BulkPreviewRow = z.object({
  id: z.number().int(),
  name: z.string(),
  version: z.number().int(),
  changes: z.array(Change),
  problem: z.string().nullable(),
  warning: z.string().nullable(),
})
export type BulkPreviewRow = z.infer<typeof BulkPreviewRow>
export const BulkPreview = z.array(BulkPreviewRow)

/** The figures of each listing as they were previewed; `version` refuses one that was changed meanwhile. */
export const BulkApplyInput = z.object({
  rows: z
    .array(
      z.object({
        id: recordId,
        version: z.number().int().positive(),
        values: z.partialRecord(Field, figure.min(0, 'Not below 0').nullable()),
      }),
    )
    .min(1, 'Choose listings')
    .max(MAX_BULK_LISTINGS, most),
})
export type BulkApplyInput = z.infer<typeof BulkApplyInput>

/** What became of each listing; `version` is that after the change, by which it can be undone. */
const BulkResult = z.object({
  id: z.number().int(),
  version: z.number().int().nullable(),
  problem: z.string().nullable(),
})
export const BulkResults = z.array(BulkResult)
export type BulkResult = z.infer<typeof BulkResult>
