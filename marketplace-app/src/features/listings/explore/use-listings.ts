import { useInfiniteQuery } from '@tanstack/react-query'
import { withNextPage } from '@stackyard/shared/domain/ad-places'
import { autoPages, type ExploreSearch } from '@stackyard/shared/domain/explore-search'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ResultPages } from '@stackyard/shared/ui/explore/results'
import { toProblem } from '../../../lib/problem'
import { type ListSource, listingsQuery } from './queries'

/** The endless list with its sponsored cards. */
export function useListings(source: ListSource, search: ExploreSearch, isWanted: boolean): ResultPages {
  const query = useInfiniteQuery({ ...listingsQuery(source, search), enabled: isWanted })
  const pages = query.data?.pages ?? []
  const { message, reference } = query.isError ? toProblem(query.error) : { message: '', reference: undefined }
  const isLoading = query.isPending || query.isFetchingNextPage
  return {
    items: pages.reduce<ListingCard[]>((shown, { results, ads }) => withNextPage(shown, { organic: results, ads }), []),
    total: pages[0] ? (pages[0].total ?? pages[0].results.length) : null,
    state: isLoading || (query.isError && query.isFetching) ? 'loading' : query.isError ? 'failed' : 'ready',
    error: message,
    reference,
    atEnd: !query.hasNextPage,
    auto: pages.length <= autoPages,
    more: () => void query.fetchNextPage(),
    retry: () => void (pages.length > 0 ? query.fetchNextPage() : query.refetch()),
  }
}
