import type { Post, PostDetail, PostInput } from '@stackyard/shared/schema/post'
import {
  type ContentKind,
  given,
  namedOf,
  originalOf,
  type PostDoc,
  toNotation,
  toPost,
  toPostDetail,
} from '../editorial'

const idOf = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'object' && value !== null
      ? Number((value as { id: unknown }).id)
      : null

const statusOf = (isPublished: boolean | undefined) =>
  isPublished === undefined ? undefined : isPublished ? 'published' : 'draft'

/** News posts as the contract's editors write them. */
export const postKind: ContentKind<Post, PostDetail, PostInput> = {
  collection: 'posts',
  sort: ['-publishedAt'],
  shown: { _status: { equals: 'published' } },
  searched: ['title', 'excerpt'],
  hasSlug: true,
  hasLanguage: true,
  toRow: (doc, isEditor) => ({
    ...toPost(doc as unknown as PostDoc),
    ...(isEditor ? { isPublished: doc._status === 'published' } : {}),
  }),
  toDetail: (doc, isEditor) => ({
    ...toPostDetail(doc as unknown as PostDoc),
    ...(isEditor
      ? {
          text: toNotation(doc.body),
          categoryId: namedOf(doc.category)?.id ?? null,
          warehouseId: idOf(doc.warehouse),
          sort: Number(doc.sort ?? 0),
          translationOf: originalOf(doc),
          isPublished: doc._status === 'published',
        }
      : {}),
  }),
  toData: ({
    title,
    summary,
    slug,
    categoryId,
    warehouseId,
    video,
    featured,
    isWarehouseOfTheWeek,
    sort,
    isPublished,
  }) =>
    given({
      title,
      excerpt: summary,
      slug,
      category: categoryId,
      warehouse: warehouseId,
      video,
      featured,
      isWarehouseOfTheWeek,
      sort,
      _status: statusOf(isPublished),
    }),
  references: ({ categoryId, warehouseId }) => [
    ...(categoryId ? [{ collection: 'news-categories' as const, path: 'categoryId', ids: [categoryId] }] : []),
    ...(warehouseId ? [{ collection: 'warehouses' as const, path: 'warehouseId', ids: [warehouseId] }] : []),
  ],
  bodyOf: ({ text }) => (text === undefined ? null : { field: 'body', text }),
}
