import { queryOptions } from '@tanstack/react-query'
import { present, type RawSearch, readText, readWhole } from '@stackyard/shared/domain/read-search'
import type { ContentKind } from './content-kind'

export const contentPageSize = 20

/** What stands in a list's address: words, page, and the dialog that is open (`new`, `draft` or a record's id). */
export type ContentSearch = { query?: string | undefined; page?: number | undefined; open?: string | undefined }

export const readContentSearch = (raw: RawSearch): ContentSearch => {
  const page = readWhole(raw.page, 2, 5000)
  const open = readText(raw.open, 12)
  return present({
    query: readText(raw.query, 100),
    page,
    open: open !== undefined && /^(?:new|draft|[1-9]\d*)$/.test(open) ? open : undefined,
  })
}

/** All queries of a kind, to be asked again after a change. */
export const contentKey = (kind: ContentKind): readonly string[] => ['content', kind.key]

export const contentQuery = (kind: ContentKind, { query, page = 1 }: ContentSearch) =>
  queryOptions({
    queryKey: [...contentKey(kind), 'list', query ?? '', page],
    queryFn: () => kind.list({ limit: contentPageSize, skip: (page - 1) * contentPageSize, query }),
  })

export const recordQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: [...contentKey(kind), 'record', id],
    queryFn: () => (kind.read ? kind.read(id) : Promise.reject(new Error(`${kind.key} has no page of its own`))),
  })

export const categoriesQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: [...contentKey(kind), 'categories'],
    queryFn: async () => (kind.categories ? (await kind.categories()).results : []),
  })
