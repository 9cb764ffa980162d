import { z } from 'zod'
import { formSwitch } from './form-value'
import { optionalId } from './query'

/**
 * A CSV or XLSX file of listings. With `dryRun` nothing is stored and every wrong row is told; `sellerId` is the
 * provider that admins add listings for.
 */
export const ListingImportInput = z.object({
  file: z.file({ error: 'Nothing found to upload!' }),
  dryRun: formSwitch,
  sellerId: optionalId,
})

/** What a file came to. `issues` is filled by a dry run alone: otherwise a file with a wrong row is refused. */
export const ListingImport = z.object({
  dryRun: z.boolean(),
  /** Listings of the file. */
  rows: z.number().int(),
  drafts: z.number().int(),
  created: z.number().int(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ListingImport = z.infer<typeof ListingImport>
