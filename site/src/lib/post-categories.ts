import type { Language } from '@stackyard/shared/reference/languages'
import { postCategories, posts } from './snapshot'

export type ShownCategory = { slug: string; name: string }

/** The categories that hold a post in a language, in the editors' order. */
export function shownCategories(language: Language): ShownCategory[] {
  const used = new Set(posts(language).map(({ categorySlug }) => categorySlug))
  return postCategories()
    .filter(({ slug }) => used.has(slug))
    .map(({ slug, name, arabicName }) => ({ slug, name: (language === 'ar' && arabicName) || name }))
}
