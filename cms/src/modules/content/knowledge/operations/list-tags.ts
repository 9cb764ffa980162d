import type { Tag } from '@stackyard/shared/schema/knowledge'
import type { Payload } from 'payload'

/** Every tag, by name. */
export async function listTags(payload: Payload): Promise<Tag[]> {
  const options = {
    collection: 'content-tags',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find(options)
  return docs.map(({ id, name, slug }) => ({ id, _id: id, name, slug: slug ?? String(id) }))
}
