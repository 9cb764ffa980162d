import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import type { AwaitingSearch } from '../../../components/awaiting-list'
import { Page } from '../../../components/page'
import { ReceivedReviews } from '../../../features/listings/reviews/components/received-reviews'
import { receivedQuery } from '../../../features/listings/reviews/queries'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readSwitch, readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser } from '../../../lib/session'
import { reviewTexts as words } from '../../../lib/texts/reviews'

export const Route = createFileRoute('/_shell/dashboard/reviews')({
  validateSearch: (search: RawSearch): AwaitingSearch =>
    present({ page: readWhole(search.page, 1, 5000), awaiting: readSwitch(search.awaiting) }),
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(receivedQuery(deps.page ?? 1, deps.awaiting === true))
  },
  component: ReviewsRoute,
})

/** Reviews of a provider's listings. */
function ReviewsRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Page title={words.title} description={words.lead}>
      <ReceivedReviews search={search} onSearch={(next) => void navigate({ search: next })} />
    </Page>
  )
}
