import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language, languages } from '@stackyard/shared/reference/languages'
import { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Plan } from '@stackyard/shared/schema/plan'
import { Post, PostCategory, PostPicture } from '@stackyard/shared/schema/post'
import { Service } from '@stackyard/shared/schema/service'
import { ServiceCard } from '@stackyard/shared/schema/service-card'
import { Warehouse } from '@stackyard/shared/schema/warehouse'
import { z } from 'zod'

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

const Figure = z.object({ value: z.string(), label: z.string() })

const NavigationLink = z.object({ label: z.string(), labelArabic: z.string().nullable(), path: z.string() })

const SnapshotSettings = z.object({
  brandName: z.string().nullish(),
  tagline: z.string().nullish(),
  homeTitle: z.string().nullish(),
  homeSubtitle: z.string().nullish(),
  figures: z.array(Figure).nullish(),
  contactEmail: z.string().nullish(),
  announcement: z.string().nullish(),
  /** What editors put in place of the built-in links. */
  headerLinks: z.array(NavigationLink).nullish(),
  footerColumns: z
    .array(z.object({ title: z.string(), titleArabic: z.string().nullable(), links: z.array(NavigationLink) }))
    .nullish(),
  /** Company names of the strip "Trusted by Industry Leaders"; empty hides it. */
  partners: z.array(z.string()).nullish(),
})
export type SnapshotSettings = z.infer<typeof SnapshotSettings>

const folder = process.env.SITE_SNAPSHOT ?? join(process.cwd(), 'fixture')
const part = z.enum(['content', 'listings', 'all']).parse(process.env.SITE_PART ?? 'all')

/** Whether this build makes the pages that editors write. */
export const buildsContent = part !== 'listings'
/** Whether this is the build of a release, which has listing pages filled apart; else every listing is Astro's. */
export const buildsRelease = process.env.SITE_OUT !== undefined

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

const readLines = (name: string): string[] => {
  const path = join(folder, name)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}

/** Names of fields that hold money; prices are for signed-in readers and must not reach a static page (DECISIONS 34). */
const moneyField =
  /"(?:price(?:Sq)?\d+|discount(?:Sq)?\d+|fulfillmentDeposit|fulfillmentRates|serviceRate|addOnServiceRate)":/

function refusingMoney(line: string, at: number): string {
  const found = moneyField.exec(line)
  if (found) throw new Error(`The snapshot's listings.ndjson, line ${at + 1}, holds a price field: ${found[0]}`)
  return line
}

/** The lines of listings.ndjson as they stand. */
export const listingLines = once((): readonly string[] => readLines('listings.ndjson'))

/**
 * The visible listings. The server has validated each with the same schema as it wrote them; of ten thousand the
 * first fifty are checked again here, which finds a change of shape without a second per build.
 */
export const listings = once((): Warehouse[] =>
  listingLines().map((line, at): Warehouse => {
    const value: unknown = JSON.parse(refusingMoney(line, at))
    return at < 50 ? parsed(Warehouse, value, `listings.ndjson, line ${at + 1}`) : (value as Warehouse)
  }),
)

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
export const settings = once((): SnapshotSettings => readJson('settings.json', SnapshotSettings, {}))
