import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { boardQuery, invitedQuery } from '../../../../features/reservations/quote/requests/queries'
import { savedDraft } from '../../../../features/reservations/quote/requests/request-draft'
import { requireSession } from '../../../../lib/guards'
import { toProblem } from '../../../../lib/problem'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser, userAtom } from '../../../../lib/session'
import { sourcingTexts as words } from '../../../../lib/texts/sourcing'

const BoardPage = lazy(async () => ({
  default: (await import('../../../../features/reservations/quote/requests/board-page')).BoardPage,
}))
const InvitedPage = lazy(async () => ({
  default: (await import('../../../../features/reservations/quote/requests/invited-page')).InvitedPage,
}))
const RequestForm = lazy(async () => ({
  default: (await import('../../../../features/reservations/quote/requests/request-form')).RequestForm,
}))

export const Route = createFileRoute('/_shell/dashboard/requests/$id')({
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, Number.MAX_SAFE_INTEGER)
    if (id === undefined) throw notFound()
    const role = currentUser()?.userType
    // An admin is told of a request for the managed profiles in it, whose quotes are in the list.
    if (role === 'admin') throw redirect({ to: '/dashboard/quotes', search: { awaiting: true, managed: true } })
    if (role !== 'customer' && role !== 'seller') throw redirect({ to: '/dashboard/quotes' })
    return { id }
  },
  component: RequestRoute,
})

function RequestRoute() {
  const { id } = Route.useRouteContext()
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
  return <Suspense fallback={<PagePending />}>{isSeller ? <Received id={id} /> : <Own id={id} />}</Suspense>
}

const back = (
  <Link to="/dashboard/requests" className="text-link text-sm font-semibold">
    {words.back}
  </Link>
)

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message, reference } = toProblem(error)
  if (status === 404) return <NotFoundPage />
  return <ErrorState className="py-16" message={message} reference={reference} onRetry={onRetry} />
}

function Own({ id }: { id: number }) {
  const query = useQuery(boardQuery(id))
  if (query.isPending) return <PagePending />
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const board = query.data
  if (board.state === 'draft')
    return (
      <Page title={board.title} description={words.form.lead} eyebrow={back}>
        <RequestForm first={savedDraft(board)} id={board.id} />
      </Page>
    )
  return (
    <Page title={board.title} eyebrow={back} wide>
      <BoardPage board={board} />
    </Page>
  )
}

function Received({ id }: { id: number }) {
  const query = useQuery(invitedQuery(id))
  if (query.isPending) return <PagePending />
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Page title={words.provider.heading(query.data.company)} description={query.data.title} eyebrow={back}>
      <InvitedPage invited={query.data} />
    </Page>
  )
}
