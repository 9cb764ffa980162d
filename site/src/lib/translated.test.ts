import type { Language } from '@stackyard/shared/reference/languages'
import { expect, it } from 'vitest'
import { areIndexed, isTranslated } from './translated'

it('a document kept from search engines in one language names no twin in either, and stays translated', () => {
  const doc = (slug: string, noIndex = false) => ({ slug, seo: { noIndex } })
  const documents = {
    en: [doc('shown'), doc('hidden'), doc('alone', true)],
    ar: [doc('shown'), doc('hidden', true)],
  }
  const read = (language: Language) => documents[language]
  expect(['shown', 'hidden', 'alone'].map((slug) => isTranslated(read, slug))).toEqual([true, true, false])
  expect(['shown', 'hidden', 'alone'].map((slug) => areIndexed(read, slug))).toEqual([true, false, false])
})
