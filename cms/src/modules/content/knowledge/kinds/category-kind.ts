import { sql, type SQL } from 'drizzle-orm'
import type { KnowledgeCategory, KnowledgeCategoryInput } from '@stackyard/shared/schema/knowledge'
import type { Db } from '../../../../platform/db'
import { type ContentDoc, type ContentKind, given, textOf } from '../../editorial'

type CategoryCollection = 'faq-categories' | 'article-categories' | 'encyclopedia-categories'

const COUNTED: Record<CategoryCollection, { categories: SQL; records: SQL; shown: SQL }> = {
  'faq-categories': {
    categories: sql`faq_categories`,
    records: sql`faqs`,
    shown: sql`r.is_published and r.language = 'en'`,
  },
  'article-categories': {
    categories: sql`article_categories`,
    records: sql`articles`,
    shown: sql`r._status = 'published' and r.language = 'en'`,
  },
  'encyclopedia-categories': {
    categories: sql`encyclopedia_categories`,
    records: sql`encyclopedia_entries`,
    shown: sql`r.is_published and r.language = 'en'`,
  },
}

/** Categories in the editors' order, each with its number of published records in English, as lists have them. */
export async function listCategories(db: Db, collection: CategoryCollection): Promise<KnowledgeCategory[]> {
  const { categories, records, shown } = COUNTED[collection]
  const { rows } = await db.execute<KnowledgeCategory>(sql`
    select c.id, c.id as _id, c.name, coalesce(c.slug, c.id::text) as slug, coalesce(c.description, '') as description,
      coalesce(c.sort, 0)::int as sort,
      (select count(*)::int from ${records} r where r.category_id = c.id and ${shown}) as count
    from ${categories} c order by c.sort, c.name, c.id`)
  return rows
}

const toCategory = (doc: ContentDoc): KnowledgeCategory => ({
  id: Number(doc.id),
  _id: Number(doc.id),
  name: textOf(doc.name),
  slug: textOf(doc.slug) || String(doc.id),
  description: textOf(doc.description),
  sort: Number(doc.sort ?? 0),
  count: 0,
})

export const categoryKind = (
  collection: CategoryCollection,
): ContentKind<KnowledgeCategory, KnowledgeCategory, KnowledgeCategoryInput> & { collection: CategoryCollection } => ({
  collection,
  sort: ['sort', 'name'],
  shown: {},
  searched: ['name'],
  hasSlug: true,
  toRow: toCategory,
  toDetail: toCategory,
  toData: ({ name, slug, description, sort }) => given({ name, slug, description, sort }),
})
