import { z } from 'zod'
import { formSwitch } from './form-value'
import { optionalId } from './query'

/** Rows whose lower prices are meant, as row:version of a trial: "2:5,7:3". */
const confirmedRows = z
  .string()
  .max(20_000)
  .regex(/^(\d+:\d+(,\d+:\d+)*)?$/, 'Write rows as row:version, with commas between')
  .optional()

/**
 * A CSV or XLSX file of listings. With `dryRun` nothing is stored and every wrong row is told; `sellerId` is the
 * provider that admins add listings for. With `change`, rows that name a listing by Id or own reference change it; those of
 * `confirmPrices` also where a price falls by more than half, as long as nobody changed the listing since the trial.
 */
export const ListingImportInput = z.object({
  file: z.file({ error: 'Nothing found to upload!' }),
  dryRun: formSwitch,
  change: formSwitch,
  confirmPrices: confirmedRows,
  sellerId: optionalId,
})

/**
 * What a file came to. A file that only adds is refused whole for a wrong row, so its `issues` are those of a dry run; one
 * that changes listings leaves out the rows that are refused.
 */
export const ListingImport = z.object({
  dryRun: z.boolean(),
  /** Listings of the file. */
  rows: z.number().int(),
  drafts: z.number().int(),
  created: z.number().int(),
  /** Of a file that changes listings: what its rows came to; those that are refused are among the issues. */
  changed: z.number().int().optional(),
  unchanged: z.number().int().optional(),
  refused: z.number().int().optional(),
  changes: z
    .array(z.object({ row: z.number().int(), id: z.number().int(), name: z.string(), fields: z.array(z.string()) }))
    .optional(),
  /** Rows that are refused for nothing but prices which fall by more than half or to 0. */
  priceDrops: z
    .array(
      z.object({
        row: z.number().int(),
        id: z.number().int(),
        version: z.number().int(),
        name: z.string(),
        drops: z.array(z.string()),
      }),
    )
    .optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ListingImport = z.infer<typeof ListingImport>
