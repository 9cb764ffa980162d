import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Button } from '@stackyard/shared/ui/button'
import { Page } from '../../../../components/page'
import { RequestList, type RequestSearch } from '../../../../features/reservations/quote/requests/request-list'
import { requireSession } from '../../../../lib/guards'
import { present, type RawSearch, readSwitch, readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser, userAtom } from '../../../../lib/session'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.list

export const Route = createFileRoute('/_shell/dashboard/requests/')({
  validateSearch: (search: RawSearch): RequestSearch =>
    present({ page: readWhole(search.page, 1, 5000), open: readSwitch(search.open) }),
  beforeLoad: (context) => {
    requireSession(context)
    const role = currentUser()?.userType
    if (role === 'admin') throw redirect({ to: '/dashboard/quotes' })
    if (role !== 'customer' && role !== 'seller') throw redirect({ to: '/dashboard' })
  },
  component: RequestsPage,
})

/** Requests of a merchant, or those a provider received. */
function RequestsPage() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
  const actions = (
    <>
      <Button asChild variant="outline">
        <Link to="/dashboard/quotes">{words.all}</Link>
      </Button>
      {isSeller ? null : (
        <Button asChild>
          <Link to="/dashboard/requests/new">{words.create}</Link>
        </Button>
      )}
    </>
  )
  return (
    <Page title={words.title} description={isSeller ? words.leads.seller : words.leads.customer} actions={actions}>
      <RequestList isSeller={isSeller} search={search} onSearch={(next) => void navigate({ search: next })} />
    </Page>
  )
}
