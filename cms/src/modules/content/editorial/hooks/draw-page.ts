import { pathIn } from '@stackyard/shared/reference/languages'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { executorOf } from '../../../listings/discovery'
import { languageOf, pathOf } from '../document-language'
import { requestDraw } from '../page-draws'
import type { ContentDoc } from '../records/kind'

/** Where a document is shown: on a page of its own below `base`, or on the `page` of its kind. */
type Place = { base: string } | { page: string }

const isShown = (doc: { _status?: unknown; isPublished?: unknown }): boolean =>
  doc._status === undefined ? doc.isPublished !== false : doc._status === 'published'

/**
 * A save of a draft beside what is published. Its record and the one before it say nothing: after an autosave the newest
 * version is a draft already when the editor unpublishes, which is a save of the record itself.
 */
const isDraftSave = ({ query }: PayloadRequest, doc: { _status?: unknown }) =>
  doc._status === 'draft' && (query.draft === 'true' || query.draft === true)

async function withOriginal(req: PayloadRequest, collection: CollectionSlug, doc: ContentDoc): Promise<ContentDoc> {
  if (typeof doc.translationOf !== 'number') return doc
  const translationOf = await req.payload.findByID({
    collection,
    id: doc.translationOf,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return { ...doc, translationOf }
}

async function drawFor(place: Place, req: PayloadRequest, collection: CollectionSlug, doc: ContentDoc) {
  if (req.context.isSilent === true) return
  const path =
    'page' in place ? pathIn(place.page, languageOf(doc)) : pathOf(await withOriginal(req, collection, doc), place.base)
  await requestDraw(await executorOf(req), { collection, document: Number(doc.id) }, path)
}

/**
 * Has the page of a document drawn when something that readers see may have changed, so that they meet a finished file.
 * Cached pages are dropped by triggers, whoever writes (cms/sql/580-content-drops.sql).
 */
export function drawPage(place: Place): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: async ({ req, doc, collection, operation }) => {
      const isHidden = operation === 'create' && !isShown(doc)
      if (!isDraftSave(req, doc) && !isHidden) await drawFor(place, req, collection.slug as CollectionSlug, doc)
    },
    afterDelete: async ({ req, doc, collection }) => {
      if (isShown(doc)) await drawFor(place, req, collection.slug as CollectionSlug, doc)
    },
  }
}
