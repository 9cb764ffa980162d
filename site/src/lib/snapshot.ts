import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language, languages } from '@stackyard/shared/reference/languages'
import { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Plan } from '@stackyard/shared/schema/plan'
import { Post, PostCategory, PostPicture } from '@stackyard/shared/schema/post'
import { Service } from '@stackyard/shared/schema/service'
import { SiteSettings } from '@stackyard/shared/schema/page-data'
import { ServiceCard } from '@stackyard/shared/schema/service-card'
import { z } from 'zod'
import { siteContext } from './site-context'

/*
 * The snapshot the site is built from: a folder of JSON files without a price in them, written by the server.
 * HTML in it (`bodyHtml`, `answerHtml`) was rendered by the server from the editor's document.
 */

/** Documents are in one language each; a translation has its original's slug. */
const language = z.enum(languages).default(defaultLanguage)

const Named = z.object({ id: z.number().int(), name: z.string(), slug: z.string() })

/** What editors told search engines in place of title and summary. */
const Seo = z
  .object({ title: z.string().nullable(), description: z.string().nullable(), noIndex: z.boolean() })
  .default({ title: null, description: null, noIndex: false })

const ShownComment = z.object({ author: z.string(), text: z.string(), createdAt: z.string() })

const SnapshotPost = Post.extend({
  language,
  bodyHtml: z.string(),
  video: z.string().nullish(),
  warehouse: z.object({ slug: z.string(), name: z.string() }).nullish(),
  comments: z.array(ShownComment).default([]),
  seo: Seo,
})
export type SnapshotPost = z.infer<typeof SnapshotPost>

const SnapshotFaq = z.object({
  id: z.number().int(),
  language,
  question: z.string(),
  answerHtml: z.string(),
  category: z.string(),
})
export type SnapshotFaq = z.infer<typeof SnapshotFaq>

const SnapshotTerm = z.object({
  id: z.number().int(),
  term: z.string(),
  slug: z.string(),
  language,
  definition: z.string(),
  bodyHtml: z.string(),
  related: z.array(z.object({ term: z.string(), slug: z.string() })).default([]),
  category: Named.nullish(),
  tags: z.array(Named).default([]),
  updatedAt: z.string().optional(),
})
export type SnapshotTerm = z.infer<typeof SnapshotTerm>

const SnapshotPage = z.object({
  slug: z.string(),
  language,
  title: z.string(),
  excerpt: z.string().default(''),
  bodyHtml: z.string(),
  updatedAt: z.string().optional(),
  seo: Seo,
})
export type SnapshotPage = z.infer<typeof SnapshotPage>

/** A word of the trade and the page that explains it. */
const GlossaryTerm = z.object({
  term: z.string(),
  slug: z.string(),
  language,
  definition: z.string(),
  path: z.string(),
})

const SnapshotArticle = z.object({
  id: z.number().int(),
  slug: z.string(),
  language,
  title: z.string(),
  summary: z.string(),
  category: Named.nullable(),
  tags: z.array(Named),
  author: z.string(),
  picture: PostPicture.nullable(),
  readingMinutes: z.number().int(),
  bodyHtml: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  seo: Seo,
})
export type SnapshotArticle = z.infer<typeof SnapshotArticle>

const SnapshotPartner = z.object({
  name: z.string(),
  slug: z.string(),
  tagline: z.string(),
  services: z.array(z.string()),
  website: z.string().nullable(),
  logo: z.object({ link: z.string(), alt: z.string() }).nullable(),
  bodyHtml: z.string(),
  updatedAt: z.string(),
})
export type SnapshotPartner = z.infer<typeof SnapshotPartner>

/** A service: what its card shows and what its page has beyond it. */
const SnapshotService = Service.extend({ photo: ServiceCard.shape.photo })
export type SnapshotService = z.infer<typeof SnapshotService>

/** The card of a service. */
export const cardOf = (service: SnapshotService): ServiceCard => service

const SnapshotAgreement = z.object({
  kind: z.string(),
  accountId: z.number().int().nullable(),
  title: z.string(),
  bodyHtml: z.string(),
  updatedAt: z.string(),
})
export type SnapshotAgreement = z.infer<typeof SnapshotAgreement>

const PayoutTerms = z.object({ afterDays: z.number().int(), feeBasisPoints: z.number().int() })

const folder = process.env.SITE_SNAPSHOT ?? join(process.cwd(), 'fixture')
function parsed<T extends z.ZodType>(schema: T, value: unknown, where: string): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(`The snapshot's ${where} is not as expected: ${z.prettifyError(result.error)}`)
}

function readJson<T extends z.ZodType>(name: string, schema: T, absent: z.infer<T>): z.infer<T> {
  const path = join(folder, name)
  return existsSync(path) ? parsed(schema, JSON.parse(readFileSync(path, 'utf8')), name) : absent
}

function once<T>(read: () => T): () => T {
  let value: { known: T } | undefined
  return () => (value ??= { known: read() }).known
}

/** Documents of a language, English unless said. */
function inLanguages<T extends { language: Language }>(read: () => T[]): (language?: Language) => readonly T[] {
  const groups = once(() => Map.groupBy(read(), (doc) => doc.language))
  return (wanted = defaultLanguage) => groups().get(wanted) ?? []
}

/** Cards of listings by the expertise they have. */
export const topics = once(() => readJson('topics.json', z.record(z.string(), z.array(ListingCard)), {}))
export const featured = once(() => readJson('featured.json', z.array(ListingCard), []))
export const posts = inLanguages(() =>
  readJson('posts.json', z.array(SnapshotPost), []).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
)
export const postCategories = once(() => readJson('categories.json', z.array(PostCategory), []))
export const faqs = inLanguages(() => readJson('faqs.json', z.array(SnapshotFaq), []))
export const encyclopedia = inLanguages(() =>
  readJson('encyclopedia.json', z.array(SnapshotTerm), []).sort((a, b) => a.term.localeCompare(b.term, a.language)),
)
export const terms = inLanguages(() =>
  readJson('terms.json', z.array(GlossaryTerm), []).sort((a, b) => a.term.localeCompare(b.term)),
)
export const articles = inLanguages(() => readJson('articles.json', z.array(SnapshotArticle), []))
export const partners = once(() => readJson('partners.json', z.array(SnapshotPartner), []))
export const services = once(() => readJson('services.json', z.array(SnapshotService), []))
export const agreements = once(() => readJson('agreements.json', z.array(SnapshotAgreement), []))
export const pages = inLanguages(() => readJson('pages.json', z.array(SnapshotPage), []))
export const plans = once(() => readJson('plans.json', z.array(Plan), []))
/** When and with what deduction providers are paid, as this installation is set. */
export const payoutTerms = once(() => readJson('payouts.json', PayoutTerms, { afterDays: 7, feeBasisPoints: 0 }))
const snapshotSettings = once((): SiteSettings => readJson('settings.json', SiteSettings, {}))
/** What editors set: as the server says, else as the snapshot does. */
export const settings = (): SiteSettings => siteContext().settings ?? snapshotSettings()
