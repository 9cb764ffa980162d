import { defaultLanguage, languageNames, languages } from '@stackyard/shared/reference/languages'
import { client } from '../../../lib/api'
import { contentKindTexts } from '../../../lib/texts/content-kinds'
import type { ContentField } from './content-kind'

const words = contentKindTexts.fields

/* Fields that several kinds of content have. */

export const slug: ContentField = {
  name: 'slug',
  label: words.slug,
  control: 'line',
  maxLength: 120,
  hint: words.slugHint,
}
export const published: ContentField = {
  name: 'isPublished',
  label: words.published,
  control: 'switch',
  initial: false,
  hint: words.publishedHint,
}
export const category: ContentField = {
  name: 'categoryId',
  label: words.category,
  control: 'category',
  from: ({ category: own }) => (typeof own === 'object' ? own?.id : undefined),
}
const idsOf = (records: readonly { id: number }[] | undefined): string => (records ?? []).map(({ id }) => id).join(',')

export const tags: ContentField = {
  name: 'tagIds',
  label: words.tags,
  control: 'several',
  from: (record) => idsOf(record.tags),
  choices: async (query) => {
    const { results } = await client.encyclopedia.tagList()
    return results.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  },
}
export const terms: ContentField = {
  name: 'termIds',
  label: words.terms,
  control: 'several',
  hint: words.termsHint,
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
    label: words.language,
    control: 'choice',
    options: languages.map((value) => ({ value, label: languageNames[value] })),
    initial: defaultLanguage,
  },
  {
    name: 'translationOf',
    label: words.translationOf,
    control: 'original',
    hint: words.translationHint,
    from: ({ translationOf }) => translationOf?.id,
  },
]
export const sort: ContentField = {
  name: 'sort',
  label: words.sort,
  control: 'number',
  initial: '0',
  hint: words.sortHint,
}
