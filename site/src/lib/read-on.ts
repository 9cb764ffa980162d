import type { SnapshotArticle, SnapshotPost, SnapshotService } from './snapshot'

const READ_ON = 3
const SERVICES = 4

/** Articles to read after one: of its category, then with most of its tags. */
export function articlesAfter(article: SnapshotArticle, all: readonly SnapshotArticle[]): SnapshotArticle[] {
  const tags = new Set(article.tags.map(({ id }) => id))
  const closeness = (other: SnapshotArticle) =>
    (other.category?.id === article.category?.id ? 2 : 0) + other.tags.filter(({ id }) => tags.has(id)).length
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, READ_ON)
}

/** Posts to read after one: the newest of its category, then of others. */
export function postsAfter(post: SnapshotPost, all: readonly SnapshotPost[]): SnapshotPost[] {
  const others = all.filter(({ id }) => id !== post.id)
  const isNear = (other: SnapshotPost) => other.categorySlug === post.categorySlug
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, READ_ON)
}

/** Services of the same type, those in its state first. */
export const servicesLike = (service: SnapshotService, all: readonly SnapshotService[]): SnapshotService[] =>
  all
    .filter(({ id, serviceType }) => serviceType === service.serviceType && id !== service.id)
    .toSorted((a, b) => Number(b.state === service.state) - Number(a.state === service.state))
    .slice(0, SERVICES)
