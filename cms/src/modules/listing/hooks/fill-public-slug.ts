import type { CollectionBeforeChangeHook } from 'payload'
import { slugify } from '../../site-release'

type Listing = { id?: number; name?: string; warehouseUrl?: string | null; publicSlug?: string | null; address?: { city?: string | null }; state?: string }

/**
 * Fills an empty `warehouseUrl` from the name, free of clashes, and keeps `publicSlug` as the named route of 000 §2.1
 * asks: {warehouseUrl}-in-{city}-{state}. It is stored, never parsed back (DECISIONS 22).
 */
export const fillPublicSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Listing
  const merged: Listing = { ...before, ...(data as Listing), address: { ...before.address, ...(data as Listing).address } }
  const isTaken = async (field: 'warehouseUrl' | 'publicSlug', value: string) => {
    const { totalDocs } = await req.payload.count({
      collection: 'warehouses',
      where: { [field]: { equals: value }, ...(before.id ? { id: { not_equals: before.id } } : {}) },
      trash: true,
      req,
    })
    return totalDocs > 0
  }
  const warehouseUrl = merged.warehouseUrl || (await firstFree(slugify(merged.name ?? 'warehouse'), (value) => isTaken('warehouseUrl', value)))
  const slug = publicSlugOf(warehouseUrl, merged.address?.city ?? '', merged.state ?? '')
  const unchanged = slug === before.publicSlug
  return { ...data, warehouseUrl, publicSlug: unchanged ? slug : await firstFree(slug, (value) => isTaken('publicSlug', value)) }
}

/** {warehouseUrl}-in-{city}-{state}, all lowercase (000 §2.1). */
export const publicSlugOf = (warehouseUrl: string, city: string, state: string): string =>
  [warehouseUrl, 'in', slugify(city), slugify(state)].filter((part) => part !== '').join('-')

async function firstFree(wanted: string, isTaken: (value: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const value = attempt === 1 ? wanted : `${wanted}-${attempt}`
    if (!(await isTaken(value))) return value
  }
}
