import { documentLanguage, languageOfPage, pathIn } from '@stackyard/shared/reference/languages'
import { say as sayShared, type SharedText } from '@stackyard/shared/ui/say'
import type { Text } from './language'

type Say = (text: Text | SharedText, values?: Readonly<Record<string, string | number>>) => string

/** A text of an island in the language of the page (scripts/islands.ts loads its words before the island). */
export const say = sayShared as Say

/** The language of the page an island stands on. */
export const pageLanguage = languageOfPage

const SEARCH = /^\/search(?:\/warehouses)?(?:\?|$)/

/** A path in the language of this page: the search of warehouses stands in every one, other pages in those of documents. */
export const inPageLanguage = (path: string): string =>
  pathIn(path, SEARCH.test(path) ? pageLanguage() : documentLanguage(pageLanguage()))
