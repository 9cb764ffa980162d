import type { Field, JSONField, JSONFieldValidation } from 'payload'
import { ListingDocument, Photo } from '@stackyard/shared/schema/warehouse'
import { z } from 'zod'

const Photos = z.array(Photo).max(40)
const Documents = z.array(ListingDocument).max(40)

const onePrimary = (photos: Photo[]) => photos.length === 0 || photos.filter((photo) => photo.primary).length === 1

/** Exactly one photo is primary. */
const validatePhotos: JSONFieldValidation = (value) => {
  const parsed = Photos.safeParse(value ?? [])
  if (!parsed.success) return `Photos: ${parsed.error.issues[0]?.message ?? 'not valid'}`
  return onePrimary(parsed.data) || 'Exactly one photo must be primary.'
}

const validateDocuments: JSONFieldValidation = (value) => {
  const parsed = Documents.safeParse(value ?? [])
  return parsed.success || `Documents: ${parsed.error.issues[0]?.message ?? 'not valid'}`
}

export const photosField: JSONField = {
  name: 'photos',
  type: 'json',
  validate: validatePhotos,
  admin: { description: 'A list of {id, link, title, primary}.' },
}

export const documentsField: JSONField = {
  name: 'documents',
  type: 'json',
  validate: validateDocuments,
  admin: { description: 'A list of {id, title, link}.' },
}

/** Pictures, documents and texts. A photo's link is /pictures/{seed}/960.webp or an uploaded file. */
export const mediaFields: Field[] = [
  { name: 'highlights', type: 'textarea', maxLength: 2000 },
  { name: 'description', type: 'textarea', maxLength: 10_000 },
  {
    name: 'pictureSeed',
    type: 'number',
    min: 0,
    max: 4095,
    // Read by 0.1.0 alone, which may run beside this one while a release is rolled out.
    admin: { hidden: true },
  },
  photosField,
  documentsField,
  {
    type: 'row',
    fields: [
      { name: 'miniLogo', type: 'text' },
      { name: 'logo', type: 'text' },
      { name: 'banner', type: 'text' },
      { name: 'warehousePdf', type: 'text', label: 'PDF' },
    ],
  },
]
