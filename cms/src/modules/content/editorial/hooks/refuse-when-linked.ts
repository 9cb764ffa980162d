import { type SQL, sql } from 'drizzle-orm'
import { defaultLanguage, pathIn, languages } from '@stackyard/shared/reference/languages'
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import { executorOf } from '../../../listings/discovery'
import { addressOf, languageOf } from '../document-language'

const STATUS = sql`_status = 'published'`
const FLAG = sql`is_published`

/** Texts with links that editors typed. */
const TEXTS: { slug: CollectionSlug; noun: string; table: SQL; name: SQL; text?: SQL; shown: SQL }[] = [
  { slug: 'posts', noun: 'News post', table: sql`posts`, name: sql`title`, shown: STATUS },
  { slug: 'articles', noun: 'Article', table: sql`articles`, name: sql`title`, shown: STATUS },
  {
    slug: 'encyclopedia-entries',
    noun: 'Encyclopedia entry',
    table: sql`encyclopedia_entries`,
    name: sql`term`,
    shown: FLAG,
  },
  { slug: 'faqs', noun: 'FAQ', table: sql`faqs`, name: sql`question`, text: sql`answer`, shown: FLAG },
  { slug: 'pages', noun: 'Page', table: sql`pages`, name: sql`title`, shown: STATUS },
  { slug: 'partners', noun: 'Partner', table: sql`partners`, name: sql`name`, shown: STATUS },
  { slug: 'agreements', noun: 'Agreement', table: sql`agreements`, name: sql`title`, shown: STATUS },
]
const MOST = 10

type Leaving = { id: number | string; slug?: unknown; language?: unknown; translationOf?: unknown }

/**
 * The paths that lead nowhere once the document is deleted. Translations stand at their original's address, which goes
 * with it; by number every language leads to the one document.
 */
function pathsOf(doc: Leaving, base: string): string[] {
  const own = languageOf(doc)
  const bySlug = own === defaultLanguage ? languages : [own]
  return [
    ...bySlug.map((language) => pathIn(`${base}/${addressOf(doc)}`, language)),
    ...languages.map((language) => pathIn(`${base}/${doc.id}`, language)),
  ]
}

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A document whose address (below `base`) another published text leads to by a typed link stays until that is repaired:
 * deleted, readers would follow it to nothing (decision 052). Links chosen from a list become their words.
 * @throws CodedError CONFLICT through the contract; in the panel the same sentence as a 409.
 */
export const refuseWhenLinked =
  (base: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const slug = collection.slug as CollectionSlug
    const doc = (await req.payload.findByID({
      collection: slug,
      id,
      depth: 1,
      draft: false,
      disableErrors: true,
      overrideAccess: true,
      req,
    })) as Leaving | null
    if (!doc) return
    const typed = `"url": "\\s*(${pathsOf(doc, base).map(quoted).join('|')})/?\\s*["?#]`
    const linking = TEXTS.map(
      (kind) => sql`
        select ${kind.noun}::text as noun, ${kind.name}::text as name, id from ${kind.table}
        where ${kind.shown} and ${kind.text ?? sql`body`}::text ~ ${typed}
          ${kind.slug === slug ? sql`and id <> ${Number(id)}` : sql``}`,
    )
    const { rows } = await (
      await executorOf(req)
    ).execute<{ noun: string; name: string; id: number }>(sql`${sql.join(linking, sql` union all `)} limit ${MOST + 1}`)
    if (rows.length === 0) return
    const named = rows.slice(0, MOST).map(({ noun, name, id: at }) => `${noun} “${name}” (${at})`)
    const message = `Repair these links first, or unpublish it instead: ${named.join(', ')}${rows.length > MOST ? ' and more' : ''}.`
    throw req.payloadAPI === 'local' ? new CodedError('CONFLICT', { message }) : new APIError(message, 409, null, true)
  }
