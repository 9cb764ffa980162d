import type { CollectionBeforeChangeHook } from 'payload'

/** The first publishing stamps the post; an editor's own date stays. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt)
    data.publishedAt = new Date().toISOString()
  return data
}
