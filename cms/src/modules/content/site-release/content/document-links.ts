import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutLanguage } from '@stackyard/shared/reference/languages'
import { addressOf, navigationLinks } from './navigation-snapshot'

type Shown = { id?: number; title?: string; term?: string; question?: string; name?: string } & Record<string, unknown>

/** The files of a snapshot that hold editors' texts: what one is called, and its public address where ids lead there. */
const FILES: [file: string, noun: string, area?: string][] = [
  ['posts.json', 'News post', 'news'],
  ['articles.json', 'Article', 'articles'],
  ['encyclopedia.json', 'Encyclopedia entry', 'encyclopedia'],
  ['faqs.json', 'FAQ'],
  ['pages.json', 'Page'],
  ['partners.json', 'Partner'],
  ['agreements.json', 'Agreement'],
]
/** What editors keep: a listing or a service may go at any time, and its owner's doing stops no release. */
const KEPT_BY_EDITORS =
  /^\/(?:(?:news|articles|encyclopedia)(?:\/|$)|(?:faqs|knowledge-base|supply-chain-logistics-definitions|about-us|contact-us)\/?$)/
/** What may go without an editor's doing, and stops no release: listings and services, and what searches for them. */
const KEPT_BY_OTHERS = /^\/(?:warehouses|services|users)(?:\/|$)/
const BY_ID = /^\/(news|articles|encyclopedia)\/([1-9]\d{0,8})\/?$/
const MOST = 10

const textsOf = (doc: Shown): string => `${String(doc.bodyHtml ?? '')}${String(doc.answerHtml ?? '')}`
const nameOf = ({ title, term, question, name, slug, id }: Shown): string =>
  title || term || question || name || String(slug ?? id ?? '')

/** The built-in text of a page that no editor has written yet has no date; nobody could mend it. */
const isWritten = (doc: Shown): boolean => doc.bodyHtml === undefined || 'updatedAt' in doc || 'id' in doc

/** Addresses of the site that a text leads to, without query and hash. */
const leadsTo = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a href="(\/(?!\/)[^"#?]*)/g), ([, path = '']) => path.replaceAll('&amp;', '&')),
  ),
]

const read = async <T = Shown[]>(snapshot: string, file: string): Promise<T> =>
  JSON.parse(await readFile(join(snapshot, file), 'utf8')) as T

/** Links of the site's navigation that lead nowhere, as an editor finds them in the site settings. */
async function faultsOfNavigation(snapshot: string, leads: (path: string) => boolean): Promise<string[]> {
  return navigationLinks(await read(snapshot, 'settings.json'))
    .filter(({ path }) => !KEPT_BY_OTHERS.test(withoutLanguage(path)) && !leads(addressOf(path)))
    .map(({ label, place, path }) => `Site settings, link “${label}” in the ${place}: ${path}`)
}

/**
 * Links in editors' texts and in the navigation to pages of editors that are not there: `stands` knows the pages of the
 * release and addresses that redirect.
 * @throws Error naming up to ten of the documents and the address each leads to
 */
export async function assertLinksLead(snapshot: string, stands: (path: string) => boolean): Promise<void> {
  const files = await Promise.all(
    FILES.map(async ([file, noun, area]) => ({ noun, area, docs: await read(snapshot, file) })),
  )
  const known = new Set(files.flatMap(({ area, docs }) => (area ? docs.map(({ id }) => `${area} ${id}`) : [])))
  const leads = (path: string): boolean => {
    const [, area, id] = BY_ID.exec(withoutLanguage(path)) ?? []
    return stands(path) || known.has(`${area} ${id}`)
  }
  const faults = files.flatMap(({ noun, docs }) =>
    docs.filter(isWritten).flatMap((doc) =>
      leadsTo(textsOf(doc))
        .filter((path) => KEPT_BY_EDITORS.test(withoutLanguage(path)) && !leads(path))
        .map((path) => `${noun} “${nameOf(doc)}”${doc.id ? ` (${doc.id})` : ''}: ${path}`),
    ),
  )
  faults.push(...(await faultsOfNavigation(snapshot, leads)))
  if (faults.length > 0)
    throw new Error(`These texts lead to pages that are not there:\n${faults.slice(0, MOST).join('\n')}`)
}

/** Snapshot files whose texts have the words of links to `gone` addresses in place of these links. */
export const withoutGone = (files: Record<string, unknown>, gone: ReadonlySet<string>): Record<string, unknown> =>
  gone.size === 0
    ? files
    : Object.fromEntries(
        Object.entries(files).map(([file, docs]) => [
          file,
          FILES.some(([held]) => held === file) ? (docs as Shown[]).map((doc) => withWords(doc, gone)) : docs,
        ]),
      )

function withWords(doc: Shown, gone: ReadonlySet<string>): Shown {
  const { bodyHtml, answerHtml } = doc
  return {
    ...doc,
    ...(typeof bodyHtml === 'string' ? { bodyHtml: wordsOfGone(bodyHtml, gone) } : {}),
    ...(typeof answerHtml === 'string' ? { answerHtml: wordsOfGone(answerHtml, gone) } : {}),
  }
}

/** A text in which links to `gone` addresses are their words: what an editor took back holds up no release. */
const wordsOfGone = (html: string, gone: ReadonlySet<string>): string =>
  html.replaceAll(/<a href="(\/[^"#?]*)[^"]*"[^>]*>(.*?)<\/a>/g, (link, path: string, words: string) =>
    gone.has(path.replace(/\/$/, '')) ? words : link,
  )
