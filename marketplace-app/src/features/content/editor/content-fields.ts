import { defaultLanguage, languageNames, languages } from '@stackyard/shared/reference/languages'
import { client } from '../../../lib/api'
import type { ContentField } from './content-kind'

/* Fields that several kinds of content have. */

export const slug: ContentField = {
  name: 'slug',
  label: 'Address',
  control: 'line',
  maxLength: 120,
  hint: 'The last part of the public address; made from the name when empty.',
}
export const published: ContentField = {
  name: 'isPublished',
  label: 'Published',
  control: 'switch',
  initial: false,
  hint: 'Readers see it a few seconds after you save.',
}
export const category: ContentField = {
  name: 'categoryId',
  label: 'Category',
  control: 'category',
  from: ({ category: own }) => (typeof own === 'object' ? own?.id : undefined),
}
const idsOf = (records: readonly { id: number }[] | undefined): string => (records ?? []).map(({ id }) => id).join(',')

export const tags: ContentField = {
  name: 'tagIds',
  label: 'Tags',
  control: 'several',
  from: (record) => idsOf(record.tags),
  choices: async (query) => {
    const { results } = await client.encyclopedia.tagList()
    return results.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  },
}
export const terms: ContentField = {
  name: 'termIds',
  label: 'Terms',
  control: 'several',
  hint: 'The definitions of these terms link to this entry.',
  from: (record) => idsOf(record.terms),
  choices: async (query) => {
    const { results } = await client.encyclopediaTerm.list({
      limit: 50,
      skip: 0,
      query: query || undefined,
      drafts: true,
    })
    return results.map(({ id, term }) => ({ id, name: term }))
  },
}
export const text = (name: string, label: string): ContentField => ({
  name,
  label,
  control: 'text',
  required: true,
  from: (record) => record.text,
})
export const line = (name: string, label: string, maxLength: number, required = true): ContentField => ({
  name,
  label,
  control: 'line',
  maxLength,
  required,
})
export const lines = (name: string, label: string, maxLength: number, required = false): ContentField => ({
  name,
  label,
  control: 'lines',
  maxLength,
  required,
})
export const language: ContentField[] = [
  {
    name: 'language',
    label: 'Language',
    control: 'choice',
    options: languages.map((value) => ({ value, label: languageNames[value] })),
    initial: defaultLanguage,
  },
  {
    name: 'translationOf',
    label: 'Translation of',
    control: 'original',
    hint: 'Readers switch between the two; a translation stands at the address of its original.',
    from: ({ translationOf }) => translationOf?.id,
  },
]
export const sort: ContentField = {
  name: 'sort',
  label: 'Order',
  control: 'number',
  initial: '0',
  hint: 'Lower comes first.',
}
