import { sql } from 'drizzle-orm'
import type { Language } from '@stackyard/shared/reference/languages'
import type { PostCategory } from '@stackyard/shared/schema/post'
import type { CollectionSlug, Payload, Where } from 'payload'
import type { Services } from '../../../../platform/services'
import type { ContentDoc } from '../records/kind'
import { assertTitled, assertWhole } from './assert-whole'
import { addressOf } from './document-language'
import { withoutGone } from './document-links'
import { joinDocuments } from './join-documents'
import { goneAddresses } from './known-addresses'
import { createTermLinker } from './link-terms'
import {
  toAgreement,
  toArticle,
  toEntry,
  toFaq,
  toPage,
  toPartner,
  toSeo,
  toTerm,
  withStandingPages,
} from './snapshot-records'
import { publishedPosts, toPostDetail } from './published-posts'
import { listedServices } from './service-snapshot'
import { plansOfPages } from './plan-snapshot'
import { siteSettings } from './site-settings-snapshot'

const FLAG: Where = { isPublished: { equals: true } }
const STATUS: Where = { _status: { equals: 'published' } }

/** Everything of a collection, with what it refers to. Released content is for everybody, so access is passed over. */
async function all(payload: Payload, collection: CollectionSlug, sort: string, where: Where = {}) {
  const { docs } = await payload.find({
    collection,
    where,
    sort: [sort, 'id'],
    depth: 1,
    pagination: false,
    draft: false,
    overrideAccess: true,
  })
  return docs as unknown as ContentDoc[]
}

/** Categories with their number of published posts, in the editors' order. */
export async function postCategories({ db }: Pick<Services, 'db'>): Promise<PostCategory[]> {
  const { rows } = await db.execute<PostCategory>(sql`
    select c.id, c.id as _id, c.name, c.arabic_name as "arabicName", coalesce(c.slug, c.id::text) as slug,
      (select count(*)::int from posts p
        where p.category_id = c.id and p._status = 'published' and p.language = 'en') as count
    from news_categories c order by c.sort, c.name, c.id`)
  return rows
}

type ShownComment = { postId: number; author: string; text: string; createdAt: string }

/** Approved comments by post, the oldest first. */
async function approvedComments({ db }: Services): Promise<Map<number, ShownComment[]>> {
  const { rows } = await db.execute<ShownComment>(sql`
    select post_id as "postId", author_name as author, text, created_at::text as "createdAt"
    from comments where status = 'approved' order by created_at, id`)
  return Map.groupBy(rows, ({ postId }) => postId)
}

/** Public addresses of listings by id, for posts on the warehouse of the week. */
async function listingSlugs({ db }: Services): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select s.id, s.slug from market.listing_search s where s.listed
      and s.id in (select warehouse_id from posts where warehouse_id is not null)`)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** Every record that the content part of the site is made of, as it is published. */
async function publishedRecords(services: Services) {
  const { payload } = services
  const [posts, categories, faqs, entries, terms, articles, pages, partners, agreements] = await Promise.all([
    publishedPosts(payload, { limit: 10_000, language: null }),
    postCategories(services),
    all(payload, 'faqs', 'sort', FLAG),
    all(payload, 'encyclopedia-entries', 'term', FLAG),
    all(payload, 'encyclopedia-terms', 'term', FLAG),
    all(payload, 'articles', '-publishedAt', STATUS),
    all(payload, 'pages', 'slug', STATUS),
    all(payload, 'partners', 'sort', STATUS),
    all(payload, 'agreements', 'id', STATUS),
  ])
  assertTitled('News post', posts.docs)
  assertWhole([
    { noun: 'News post', docs: posts.docs as unknown as ContentDoc[] },
    { noun: 'Article', docs: articles },
    { noun: 'Encyclopedia entry', docs: entries },
    { noun: 'FAQ', docs: faqs, field: 'answer' },
    { noun: 'Page', docs: pages },
    { noun: 'Partner', docs: partners },
    { noun: 'Agreement', docs: agreements },
  ])
  joinDocuments({
    posts: posts.docs as unknown as ContentDoc[],
    faqs,
    articles,
    pages,
    partners,
    agreements,
    'encyclopedia-entries': entries,
    'encyclopedia-terms': terms,
  })
  return { posts, categories, faqs, entries, terms, articles, pages, partners, agreements }
}

/**
 * The files of the content part by name, in the shape that site/src/lib/snapshot.ts reads. HTML is rendered here from
 * the editors' documents, and words of the trade in it lead to their definitions.
 */
export async function contentSnapshot(services: Services): Promise<Record<string, unknown>> {
  const [records, comments, slugs, settings, serviceList, plans, gone] = await Promise.all([
    publishedRecords(services),
    approvedComments(services),
    listingSlugs(services),
    siteSettings(services),
    listedServices(services),
    plansOfPages(services.payload),
    goneAddresses(services.db),
  ])
  const { posts, categories, faqs, entries, terms, articles, pages, partners, agreements } = records
  const glossary = terms.flatMap((term) => toTerm(term, entries))
  const ofLanguage = (language: Language) => createTermLinker(glossary.filter((term) => term.language === language))
  const linked = { en: ofLanguage('en'), ar: ofLanguage('ar') }
  const files = {
    'posts.json': posts.docs.map((doc) => {
      const { html, ...post } = toPostDetail(doc)
      const warehouse = (doc as { warehouse?: { id: number; name?: string } | number | null }).warehouse
      const slug = typeof warehouse === 'object' && warehouse ? slugs.get(warehouse.id) : undefined
      return {
        ...post,
        slug: addressOf(doc),
        bodyHtml: linked[post.language](html),
        ...toSeo(doc as unknown as ContentDoc),
        warehouse: slug && typeof warehouse === 'object' ? { slug, name: warehouse?.name ?? '' } : null,
        comments: (comments.get(post.id) ?? []).map(({ postId: _, ...comment }) => comment),
      }
    }),
    'categories.json': categories,
    'faqs.json': faqs.map((faq) => toFaq(faq, linked)),
    'encyclopedia.json': entries.flatMap((entry) => toEntry(entry, linked, entries)),
    'terms.json': glossary,
    'articles.json': articles.map((article) => toArticle(article, linked)),
    'pages.json': withStandingPages(pages.flatMap(toPage)),
    'partners.json': partners.flatMap(toPartner),
    'services.json': serviceList,
    'agreements.json': agreements.map(toAgreement),
    'settings.json': settings,
    'plans.json': plans,
    'payouts.json': {
      afterDays: services.env.PAYOUT_AFTER_DAYS,
      feeBasisPoints: services.env.SELLER_FEE_BASIS_POINTS,
    },
  }
  return withoutGone(files, gone)
}
