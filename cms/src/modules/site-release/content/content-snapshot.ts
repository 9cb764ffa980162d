import { sql } from 'drizzle-orm'
import type { PostCategory } from '@stackyard/shared/schema/post'
import type { Payload, Where } from 'payload'
import type { Services } from '../../../platform/services'
import { renderRichText } from '../rich-text/render'
import { publishedPosts, toPostDetail } from './published-posts'
import { siteSettings } from './site-settings-snapshot'

type Slugged = { slug?: string | null }
type Faq = { id: number; question: string; answer?: unknown; category?: { name?: string | null } | number | null }
type Entry = Slugged & {
  id: number
  term: string
  definition: string
  body?: unknown
  related?: (Slugged & { term?: string } & object)[] | null
  updatedAt: string
}
type Page = Slugged & { title: string; excerpt?: string | null; body?: unknown; updatedAt: string }

/** Everything of a collection, with what it refers to. Released content is for everybody, so access is passed over. */
async function all<T>(
  payload: Payload,
  collection: 'faqs' | 'encyclopedia-entries' | 'pages',
  options: { sort: string; published: 'flag' | 'status' },
) {
  const where: Where =
    options.published === 'flag' ? { isPublished: { equals: true } } : { _status: { equals: 'published' } }
  const { docs } = await payload.find({
    collection,
    where,
    sort: options.sort,
    depth: 1,
    pagination: false,
    draft: false,
    overrideAccess: true,
  })
  return docs as unknown as T[]
}

/** Categories with their number of published posts, in the editors' order. */
export async function postCategories({ db }: Pick<Services, 'db'>): Promise<PostCategory[]> {
  const { rows } = await db.execute<PostCategory>(sql`
    select c.id, c.id as _id, c.name, coalesce(c.slug, c.id::text) as slug,
      (select count(*)::int from posts p where p.category_id = c.id and p._status = 'published') as count
    from news_categories c order by c.sort, c.name, c.id`)
  return rows
}

/**
 * The files of the content part by name, in the shape that site/src/lib/snapshot.ts reads. HTML is rendered here from
 * the editors' documents.
 */
export async function contentSnapshot(services: Services): Promise<Record<string, unknown>> {
  const { payload } = services
  const [posts, categories, faqs, entries, pages, settings] = await Promise.all([
    publishedPosts(payload, { limit: 10_000 }),
    postCategories(services),
    all<Faq>(payload, 'faqs', { sort: 'sort', published: 'flag' }),
    all<Entry>(payload, 'encyclopedia-entries', { sort: 'term', published: 'flag' }),
    all<Page>(payload, 'pages', { sort: 'slug', published: 'status' }),
    siteSettings(services),
  ])
  return {
    'posts.json': posts.docs.map(toPostDetail).map(({ html, ...post }) => ({ ...post, bodyHtml: html })),
    'categories.json': categories,
    'faqs.json': faqs.map(toFaq),
    'encyclopedia.json': entries.flatMap(toEntry),
    'pages.json': pages.flatMap(toPage),
    'settings.json': settings,
  }
}

const toFaq = (faq: Faq) => ({
  id: faq.id,
  question: faq.question,
  answerHtml: renderRichText(faq.answer),
  category: typeof faq.category === 'object' ? (faq.category?.name ?? '') : '',
})

const toEntry = (entry: Entry) =>
  entry.slug
    ? [
        {
          id: entry.id,
          term: entry.term,
          slug: entry.slug,
          definition: entry.definition,
          bodyHtml: renderRichText(entry.body),
          related: (entry.related ?? []).flatMap(({ term, slug }) => (term && slug ? [{ term, slug }] : [])),
          updatedAt: entry.updatedAt,
        },
      ]
    : []

const toPage = (page: Page) =>
  page.slug
    ? [
        {
          slug: page.slug,
          title: page.title,
          excerpt: page.excerpt ?? '',
          bodyHtml: renderRichText(page.body),
          updatedAt: page.updatedAt,
        },
      ]
    : []
