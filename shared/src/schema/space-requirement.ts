import { z } from 'zod'
import { spaceTypes, storageTerms } from '../reference/terms'

/** One need, as domain/space-requirement reads and writes it in addresses. Every part may be missing. */
export const SpaceRequirement = z.object({
  where: z.string().trim().min(1).max(120).optional(),
  radiusInMiles: z.number().positive().max(5000).optional(),
  spaceType: z.enum(spaceTypes).optional(),
  quantity: z.number().int().positive().max(100_000_000).optional(),
  startDate: z.iso.date().optional(),
  term: z.literal([...storageTerms]).optional(),
  budget: z.number().positive().max(100_000_000).optional(),
})
