import { slugify, uniqueSlug } from '@stackyard/shared/domain/slug'
import type { CollectionBeforeChangeHook } from 'payload'

type Named = { id?: number; name?: string; serviceUrl?: string | null }

/** Paths below /services and /api/services that no service may take. */
const RESERVED = new Set(['own', 'ownforcampaign', 'partners', 'type'])

/** Fills an empty `serviceUrl`, the path below /services, from the name, free of clashes. */
export const fillServiceUrl: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Named
  const merged: Named = { ...before, ...(data as Named) }
  if (merged.serviceUrl) return data
  const base = slugify(merged.name ?? '')
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { serviceUrl: { like: base }, ...(before.id ? { id: { not_equals: before.id } } : {}) },
    select: { serviceUrl: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map((doc) => (doc as Named).serviceUrl))
  const serviceUrl = uniqueSlug(base, (slug) => RESERVED.has(slug) || taken.has(slug), 'service')
  return { ...data, serviceUrl }
}
