import type { CollectionAfterChangeHook, CollectionSlug } from 'payload'

/**
 * Locks the document for its editor again after an autosave. Payload unlocks with every save; without this a second editor
 * is not warned while the first one types.
 */
export const renewLock: CollectionAfterChangeHook = async ({ doc, operation, collection, req }) => {
  const isAutosave = operation === 'update' && String(req.query.autosave) === 'true'
  if (!isAutosave || !req.user) return
  await req.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug as CollectionSlug, value: (doc as { id: number }).id },
      user: { relationTo: 'users', value: req.user.id },
    } as never,
    overrideAccess: false,
    user: req.user,
    req,
  })
}
