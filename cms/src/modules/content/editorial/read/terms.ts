import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import type { ContentTerm } from '@stackyard/shared/schema/content-data'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

type Row = { term: string; slug: string; definition: string | null; entry: string | null }

/** The terms of a language, from A to Z; one that a published entry explains leads there. */
export async function glossary(db: Db, language: Language): Promise<ContentTerm[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.term, coalesce(original.slug, t.slug) as slug, t.definition, e.slug as entry
    from encyclopedia_terms t left join encyclopedia_terms original on original.id = t.translation_of_id
    left join lateral (
      select coalesce(first.slug, e.slug) as slug from encyclopedia_entries_rels r
      join encyclopedia_entries e on e.id = r.parent_id
      left join encyclopedia_entries first on first.id = e.translation_of_id
      where r.path = 'terms' and r.encyclopedia_terms_id = t.id and e.is_published and e.language::text = t.language::text
        and e.slug is not null
      order by e.term, e.id limit 1) e on true
    where t.is_published and t.slug is not null and t.language::text = ${language} order by t.term, t.id`)
  const definitions = pathIn('/supply-chain-logistics-definitions', language)
  return rows
    .map(({ term, slug, definition, entry }) => ({
      term,
      slug,
      language,
      definition: definition ?? '',
      path: entry === null ? `${definitions}#${slug}` : pathIn(`/encyclopedia/${entry}`, language),
    }))
    .sort((a, b) => a.term.localeCompare(b.term))
}
