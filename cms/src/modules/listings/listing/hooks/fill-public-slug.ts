import { slugify, uniqueSlug, warehouseSlug } from '@stackyard/shared/domain/slug'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

type Listing = {
  id?: number
  name?: string
  warehouseUrl?: string | null
  publicSlug?: string | null
  address?: { city?: string | null }
  state?: string
}

/**
 * Fills an empty `warehouseUrl` from the name, free of clashes, and keeps `publicSlug` as the named route
 * asks: {warehouseUrl}-in-{city}-{state}. It is stored, never parsed back.
 */
export const fillPublicSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Listing
  const after = data as Listing
  const merged: Listing = { ...before, ...after, address: { ...before.address, ...after.address } }
  const warehouseUrl = merged.warehouseUrl || (await freeSlug(req, 'warehouseUrl', merged.name ?? '', before.id))
  const wanted = warehouseSlug({ warehouseUrl, city: merged.address?.city ?? '', state: merged.state ?? '' })
  const publicSlug = wanted === before.publicSlug ? wanted : await freeSlug(req, 'publicSlug', wanted, before.id)
  return { ...data, warehouseUrl, publicSlug }
}

/** The slug of `text`, or with -2, -3 … when another listing has it. */
async function freeSlug(
  req: PayloadRequest,
  field: 'warehouseUrl' | 'publicSlug',
  text: string,
  ownId: number | undefined,
) {
  const base = slugify(text)
  const { docs } = await req.payload.find({
    collection: 'warehouses',
    where: { [field]: { like: base }, ...(ownId ? { id: { not_equals: ownId } } : {}) },
    select: { [field]: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map((doc) => (doc as unknown as Listing)[field]))
  return uniqueSlug(text, (slug) => taken.has(slug), 'warehouse')
}
