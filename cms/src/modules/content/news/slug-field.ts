import { reservedSlugs, slugify } from '@stackyard/shared/domain/slug'
import type { CollectionBeforeValidateHook, TextField } from 'payload'

const isSlug = (value: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 120

/** The last part of the public address; words that routes take themselves are refused. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  label: 'Address',
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'The last part of the public address; made from the name when empty.' },
  validate: (value: string | null | undefined) => {
    if (!value) return true
    if (!isSlug(value)) return 'Use small letters, digits and single hyphens.'
    return reservedSlugs.has(value) ? 'This address is taken by another page.' : true
  },
}

/** Fills an empty slug from another field, e.g. "Dock scheduling, explained" → "dock-scheduling-explained". */
export const fillSlug =
  (from: string): CollectionBeforeValidateHook =>
  ({ data }) => {
    const source: unknown = data?.[from]
    if (data && !data.slug && typeof source === 'string' && source !== '') data.slug = slugify(source)
    return data
  }
