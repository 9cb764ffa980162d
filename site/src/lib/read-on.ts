import type { SnapshotArticle, SnapshotPost, SnapshotService } from './snapshot'

const READ_ON = 3
const SERVICES = 4

/** What a card shows. Texts stay out: a page that shows cards stays as it is when only a text is corrected. */
export type ArticleShown = Omit<SnapshotArticle, 'bodyHtml'>
export type PostShown = Omit<SnapshotPost, 'bodyHtml' | 'comments'>

const shownArticle = ({ bodyHtml: _, ...shown }: SnapshotArticle): ArticleShown => shown
const shownPost = ({ bodyHtml: _, comments: __, ...shown }: SnapshotPost): PostShown => shown

/** Articles to read after one: of its category, then with most of its tags. */
export function articlesAfter(article: SnapshotArticle, all: readonly SnapshotArticle[]): ArticleShown[] {
  const tags = new Set(article.tags.map(({ id }) => id))
  const closeness = (other: SnapshotArticle) =>
    (other.category?.id === article.category?.id ? 2 : 0) + other.tags.filter(({ id }) => tags.has(id)).length
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, near: closeness(other) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, READ_ON)
    .map(({ other }) => shownArticle(other))
}

/** Posts to read after one: the newest of its category, then of others. */
export function postsAfter(post: SnapshotPost, all: readonly SnapshotPost[]): PostShown[] {
  const others = all.filter(({ id }) => id !== post.id)
  const isNear = (other: SnapshotPost) => other.categorySlug === post.categorySlug
  const nearest = [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
  return nearest.slice(0, READ_ON).map(shownPost)
}

/** Services of the same type, those in its state first. */
export const servicesLike = (service: SnapshotService, all: readonly SnapshotService[]): SnapshotService[] =>
  all
    .filter(({ id, serviceType }) => serviceType === service.serviceType && id !== service.id)
    .toSorted((a, b) => Number(b.state === service.state) - Number(a.state === service.state))
    .slice(0, SERVICES)
