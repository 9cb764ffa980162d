import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { AwaitingSearch } from '../../../../components/awaiting-list'
import { Page } from '../../../../components/page'
import { QuoteList } from '../../../../features/reservations/quote/components/quote-list'
import { requireSession } from '../../../../lib/guards'
import { present, type RawSearch, readSwitch, readWhole } from '../../../../lib/read-search'
import { currentUser, userAtom } from '../../../../lib/session'
import { quoteTexts as words } from '../../../../lib/texts/quotes'

const roles = ['customer', 'seller', 'admin'] as const
type Role = (typeof roles)[number]

export const Route = createFileRoute('/_shell/dashboard/quotes/')({
  validateSearch: (search: RawSearch): AwaitingSearch =>
    present({ page: readWhole(search.page, 1, 5000), awaiting: readSwitch(search.awaiting) }),
  beforeLoad: (context) => {
    requireSession(context)
    if (!roles.includes(currentUser()?.userType as Role)) throw redirect({ to: '/dashboard' })
  },
  component: QuotesPage,
})

/** Requests for quotes: a merchant's own, a provider's, or all of them for admins. */
function QuotesPage() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const user = useAtomValue(userAtom)
  const role = roles.find((known) => known === user?.userType)
  if (!role) return null
  return (
    <Page title={words.title} description={words.leads[role]}>
      <QuoteList role={role} search={search} onSearch={(next) => void navigate({ search: next })} />
    </Page>
  )
}
