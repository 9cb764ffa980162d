import type { CollectionSlug, Payload } from 'payload'
import type { ContentDoc } from './kind'

/*
 * Payload keeps what editors write in the panel as versions, and the record itself as it was made, empty, until it is
 * published. Lists of records that show drafts have to look at the versions.
 */

const WITH_DRAFTS: readonly CollectionSlug[] = ['posts', 'articles']

const newestOf = async (payload: Payload, collection: CollectionSlug, where: object, depth: 0 | 1) => {
  const { docs } = await payload.find({
    collection,
    where: where as NonNullable<Parameters<Payload['find']>[0]['where']>,
    depth,
    draft: true,
    pagination: false,
    overrideAccess: true,
  })
  return docs as unknown as ContentDoc[]
}

/** Ids of the documents that were opened in the panel and in which nothing is written yet. */
export async function openedOnly(payload: Payload, collection: CollectionSlug): Promise<number[]> {
  if (!WITH_DRAFTS.includes(collection)) return []
  const empty = ['title', 'excerpt', 'body', 'slug'].map((field) => ({ [field]: { exists: false } }))
  return (await newestOf(payload, collection, { and: empty }, 0)).map(({ id }) => Number(id))
}

/** The records of a list, those that are not published as they were last written. */
export async function asLastWritten(
  payload: Payload,
  collection: CollectionSlug,
  docs: ContentDoc[],
): Promise<ContentDoc[]> {
  const drafts = docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  if (drafts.length === 0 || !WITH_DRAFTS.includes(collection)) return docs
  const newest = new Map(
    (await newestOf(payload, collection, { id: { in: drafts } }, 1)).map((doc) => [Number(doc.id), doc]),
  )
  return docs.map((doc) => newest.get(Number(doc.id)) ?? doc)
}
