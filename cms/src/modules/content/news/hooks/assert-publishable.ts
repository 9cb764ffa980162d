import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

/** A draft may be anything; what readers see has an address and a body. */
export const assertPublishable: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  if (data._status !== 'published') return data
  const merged = { ...(originalDoc as Record<string, unknown> | undefined), ...data }
  const errors = [
    ...(merged.slug ? [] : [{ path: 'slug', message: 'Give the post an address before you publish it.' }]),
    ...(merged.body ? [] : [{ path: 'body', message: 'Write the post before you publish it.' }]),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
