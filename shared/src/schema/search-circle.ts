import { z } from 'zod'

/** Where a search measures distances from, and how far it goes, in miles. */
export const SearchCircle = z.object({ latitude: z.number(), longitude: z.number(), miles: z.number() }).nullable()
export type SearchCircle = z.infer<typeof SearchCircle>
