import type { CollectionSlug, Payload } from 'payload'

type Find = Parameters<Payload['find']>[0] & { collection: CollectionSlug; sort: string[]; overrideAccess: boolean }
type Span = { limit: number; skip: number }

/**
 * Rows `skip` to `skip + limit` of a find whose sort leaves no ties. The database reads one or two of Payload's pages,
 * which begin at multiples of their length, and nothing before them.
 */
export async function readRows(payload: Pick<Payload, 'find'>, find: Find, { limit, skip }: Span): Promise<unknown[]> {
  const first = Math.floor(skip / limit)
  const before = skip - first * limit
  const pages = before === 0 ? [first + 1] : [first + 1, first + 2]
  const found = await Promise.all(
    pages.map((page) => payload.find({ ...find, overrideAccess: find.overrideAccess, limit, page, pagination: false })),
  )
  return found.flatMap(({ docs }) => docs as unknown[]).slice(before, before + limit)
}
