import { type Language, withoutLanguage } from '@stackyard/shared/reference/languages'
import type { Db } from '../../../../platform/db'
import { addressTag, contentListTag, recordTag } from '../../../../platform/page-tags'
import { addressOf } from '../document-language'
import { type Relation, relationsOf } from '../rich-text/relations'
import { renderRichText } from '../rich-text/render'
import { goneAddresses } from './known-addresses'
import { createTermLinker } from './link-terms'
import { glossary } from './terms'

/** Notes what a page depends on. */
export type Note = (tag: string) => void
/** HTML of an editor's document in a language; no link of it leads to what is unpublished. */
export type TextReader = (body: unknown, language: Language, own?: string) => Promise<string>

const BASES: Readonly<Record<string, string>> = {
  posts: '/news',
  articles: '/articles',
  'encyclopedia-entries': '/encyclopedia',
  pages: '',
}
const BY_ID = /^\/(news|articles|encyclopedia)\/([1-9]\d{0,8})$/
const AREAS: Readonly<Record<string, string>> = {
  news: 'posts',
  articles: 'articles',
  encyclopedia: 'encyclopedia-entries',
}

/** Addresses of the site that a text leads to, without query, hash and the slash at the end. */
const leadsTo = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a href="(\/(?!\/)[^"#?]*)/g), ([, path = '']) =>
      path.replaceAll('&amp;', '&').replace(/\/$/, ''),
    ),
  ),
]

function noteRelation({ collection, id, value }: Relation, note: Note): void {
  const tag = recordTag(collection, id)
  if (tag) note(tag)
  const base = BASES[collection]
  if (base !== undefined && typeof value === 'object' && value !== null)
    note(addressTag(`${base}/${addressOf({ id, ...value })}`))
  const answer = (value as { answer?: unknown } | null)?.answer
  if (collection === 'faqs' && answer) for (const relation of relationsOf(answer)) noteRelation(relation, note)
}

function noteAddress(path: string, note: Note): void {
  const english = withoutLanguage(path)
  note(addressTag(english))
  const [, area = '', id] = BY_ID.exec(english) ?? []
  const tag = id && recordTag(AREAS[area] ?? '', id)
  if (tag) note(tag)
}

/** Links to `gone` addresses are their words. */
const wordsOfGone = (html: string, gone: ReadonlySet<string>): string =>
  html.replaceAll(/<a href="(\/[^"#?]*)[^"]*"[^>]*>(.*?)<\/a>/g, (link, path: string, words: string) =>
    gone.has(path.replace(/\/$/, '')) ? words : link,
  )

/** Renders texts of one page: each notes what it shows and links to. `own` is the page's path, which no term leads to. */
export function textReader(db: Db, note: Note): TextReader {
  const linkers = new Map<Language, Promise<ReturnType<typeof createTermLinker>>>()
  const linkerOf = (language: Language) => {
    note(contentListTag('terms'))
    const linker = linkers.get(language) ?? glossary(db, language).then(createTermLinker)
    linkers.set(language, linker)
    return linker
  }
  return async (body, language, own) => {
    for (const relation of relationsOf(body)) noteRelation(relation, note)
    const html = renderRichText(body)
    const paths = leadsTo(html)
    for (const path of paths) noteAddress(path, note)
    const gone = paths.length > 0 ? await goneAddresses(db, paths) : new Set<string>()
    const whole = gone.size > 0 ? wordsOfGone(html, gone) : html
    return own === undefined ? whole : (await linkerOf(language))(whole, own || undefined)
  }
}
