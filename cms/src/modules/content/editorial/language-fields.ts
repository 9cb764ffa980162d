import { defaultLanguage, languageNames, languages } from '@stackyard/shared/reference/languages'
import type { CollectionSlug, Field, TextField } from 'payload'

/**
 * The language a document is written in, and the document it translates. A translation stands under its language at
 * the address of what it translates: /news/dock-scheduling and /ar/news/dock-scheduling.
 */
export const languageFields = (collection: CollectionSlug): Field[] => [
  {
    name: 'language',
    type: 'select',
    options: languages.map((value) => ({ value, label: languageNames[value] })),
    defaultValue: defaultLanguage,
    index: true,
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'translationOf',
    type: 'relationship',
    relationTo: collection,
    index: true,
    filterOptions: { language: { equals: defaultLanguage } },
    admin: {
      position: 'sidebar',
      condition: (data) => Boolean(data?.language) && data?.language !== defaultLanguage,
      description: 'The English document that this one translates; readers switch between the two.',
    },
  },
]

/** What a category or tag is called on Arabic pages; its name when empty. */
export const arabicNameField: TextField = {
  name: 'arabicName',
  type: 'text',
  maxLength: 60,
  label: 'Name in Arabic',
  admin: { rtl: true },
}
