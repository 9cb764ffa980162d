import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'

type Published = { slug?: string | null; _status?: string | null; isPublished?: boolean | null }

const isPublic = (doc: Published) => (doc._status ? doc._status === 'published' : doc.isPublished !== false)

/** Readers' old addresses go on working: a published document that gets another slug leaves a 301 behind. */
export const keepRedirect =
  (base: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req, operation }) => {
    if (operation !== 'update' || typeof data.slug !== 'string' || data._status === 'draft') return data
    const id = (originalDoc as { id?: number | string } | undefined)?.id
    if (id === undefined) return data
    const before = (await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id,
      depth: 0,
      draft: false,
      disableErrors: true,
      overrideAccess: true,
      req,
    })) as unknown as Published | null
    if (before?.slug && before.slug !== data.slug && isPublic(before))
      await addRedirect(req, `${base}/${before.slug}`, `${base}/${data.slug}`)
    return data
  }

/** Redirects from `from` to `to`; what led to `from` leads to `to`, and what led away from `to` is gone: no chain, no circle. */
export async function addRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const options = { collection: 'redirects', overrideAccess: true, depth: 0, req } as const
  await req.payload.delete({ ...options, where: { or: [{ from: { equals: to } }, { from: { equals: from } }] } })
  await req.payload.update({ ...options, where: { to: { equals: from } }, data: { to } })
  await req.payload.create({ ...options, data: { from, to, isAutomatic: true } })
}
