import type { Language } from '../reference/languages'
import type { ListingCard } from './listing-card'
import type { SiteSettings } from './page-data'
import type { Plan } from './plan'
import type { Post, PostPicture } from './post'
import type { Service } from './service'
import type { ServiceCard } from './service-card'
import type { z } from 'zod'

/*
 * What editors write, as pages of the site show it. HTML (`bodyHtml`, `answerHtml`) is rendered by the server from the
 * editor's document. Documents are in one language each; a translation has its original's slug.
 */

type Picture = z.infer<typeof PostPicture>
export type NamedLink = { id: number; name: string; slug: string }
/** What search engines and shared links are told in place of title, summary, and the drawn card. */
export type Seo = {
  title: string | null
  description: string | null
  image: { link: string; width: number | null; height: number | null } | null
  noIndex: boolean
}
/** Whether a document stands in every language, and whether search engines may list it in all of them. */
export type Twins = { translated: boolean; indexedTwins: boolean }

export type ContentPost = Post & { warehouse: { slug: string; name: string } | null; seo: Seo }
export type ContentPostText = ContentPost & { bodyHtml: string }
export type PostPage = Twins & {
  post: ContentPostText & { video: string | null; comments: { author: string; text: string; createdAt: string }[] }
  more: ContentPost[]
}

export type ContentArticle = {
  id: number
  slug: string
  language: Language
  title: string
  summary: string
  category: NamedLink | null
  tags: NamedLink[]
  author: string
  picture: Picture | null
  readingMinutes: number
  publishedAt: string
  updatedAt: string
  seo: Seo
}
export type ContentArticleText = ContentArticle & { bodyHtml: string }
export type ArticlePage = Twins & { article: ContentArticleText; related: ContentArticle[] }

export type ContentFaq = { id: number; language: Language; question: string; answerHtml: string; category: string }

export type ContentEntry = {
  id: number
  term: string
  slug: string
  language: Language
  definition: string
  category: NamedLink | null
  tags: NamedLink[]
  updatedAt: string
}
export type ContentEntryText = ContentEntry & { bodyHtml: string }
export type EntryPage = Twins & { entry: ContentEntryText; related: { term: string; slug: string }[] }

/** A term and the page that explains it. */
export type ContentTerm = { term: string; slug: string; language: Language; definition: string; path: string }

export type ContentPage = {
  slug: string
  language: Language
  title: string
  excerpt: string
  bodyHtml: string
  updatedAt?: string
  seo: Seo
}

export type ContentPartner = {
  name: string
  slug: string
  tagline: string
  services: string[]
  website: string | null
  logo: { link: string; alt: string } | null
  bodyHtml: string
  updatedAt: string
  seo: Seo
}

/** A service: what its card shows and what its page has beyond it. */
export type ContentService = Service & Pick<ServiceCard, 'photo'>

export type ContentAgreement = {
  kind: string
  accountId: number | null
  title: string
  bodyHtml: string
  updatedAt: string
}

/** A document or service as a sitemap names it; `changedOn` is a day (YYYY-MM-DD). */
export type ContentAddress = {
  kind: 'news' | 'articles' | 'encyclopedia' | 'pages' | 'partners' | 'services'
  slug: string
  language: Language
  changedOn: string
}

/** Which posts a page shows; without a field all of them. */
export type PostSelection = {
  category?: string
  isFeatured?: true
  hasVideo?: true
  isWarehouseOfTheWeek?: true
  /** Published on this day or later (YYYY-MM-DD, UTC). */
  since?: string
  /** The id of a post to leave out. */
  except?: number | undefined
}
/** A part of a list: at most `limit`, after the first `offset`. */
export type Span = { limit: number; offset?: number }

/** What a list of the encyclopedia names of an entry. */
export type EntryLine = Pick<ContentEntry, 'term' | 'slug' | 'definition'>

/** Every published text of a language. */
export type ContentTexts = {
  posts: ContentPostText[]
  articles: ContentArticleText[]
  entries: ContentEntryText[]
  faqs: ContentFaq[]
  terms: ContentTerm[]
}

/** How many documents of each kind there are in a language. */
export type ContentCounts = { articles: number; entries: number; terms: number; faqs: number }

/** What pages ask of what editors write: published documents alone, lists in the order of their pages. */
export type ContentData = {
  /** Some posts, the newest first, and how many there are in all. */
  posts(language: Language, which: PostSelection, span: Span): Promise<{ posts: ContentPost[]; total: number }>
  /** Titles and addresses of all posts, by id. */
  postTitles(): Promise<Record<number, { id: number; title: string; url: string }>>
  latestPosts(language: Language, limit: number): Promise<ContentPostText[]>
  post(slug: string, language: Language): Promise<PostPage | null>
  /** Categories that hold a post in a language, in the editors' order. */
  postCategories(language: Language): Promise<{ slug: string; name: string }[]>
  /** Some articles, the newest first, and how many there are in all. */
  articles(language: Language, span: Span): Promise<{ articles: ContentArticle[]; total: number }>
  article(slug: string, language: Language): Promise<ArticlePage | null>
  faqs(language: Language): Promise<ContentFaq[]>
  /** All entries, from A to Z. */
  entries(language: Language): Promise<EntryLine[]>
  entry(slug: string, language: Language): Promise<EntryPage | null>
  terms(language: Language): Promise<ContentTerm[]>
  /** A page that editors wrote, else the built-in text of a standing one. */
  page(slug: string, language: Language): Promise<(Twins & { page: ContentPage | null }) | null>
  partners(): Promise<ContentPartner[]>
  partner(slug: string): Promise<ContentPartner | null>
  services(): Promise<ContentService[]>
  service(slug: string): Promise<ContentService | null>
  /** The agreement of a kind: that with an account, or the one for everybody. */
  agreement(kind: string, accountId: number | null): Promise<ContentAgreement | null>
  plans(): Promise<Plan[]>
  /** When and with what deduction providers are paid, as this installation is set. */
  payoutTerms(): Promise<{ afterDays: number; feeBasisPoints: number }>
  homeSettings(): Promise<SiteSettings>
  /** How many runs of `size` ids documents and services are in. Run n has the ids up to n × size of each kind. */
  contentRuns(size: number): Promise<number>
  /** What search engines may list of one run of ids. */
  contentAddresses(run: number, size: number): Promise<ContentAddress[]>
  /** How many services of each type are listed. */
  serviceCounts(): Promise<Record<string, number>>
  texts(language: Language): Promise<ContentTexts>
  contentCounts(language: Language): Promise<ContentCounts>
  /** Cards of featured listings, in the organic order. */
  featuredCards(limit: number): Promise<ListingCard[]>
  /** Cards of the three best listings with an expertise of warehouses. */
  topicCards(topic: string): Promise<ListingCard[]>
}
