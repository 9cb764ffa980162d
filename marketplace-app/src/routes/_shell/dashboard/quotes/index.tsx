import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { quoteStages } from '@stackyard/shared/reference/quote-terms'
import { Page } from '../../../../components/page'
import { QuoteList, type QuoteSearch } from '../../../../features/reservations/quote/components/quote-list'
import { requireSession } from '../../../../lib/guards'
import { present, type RawSearch, readOneOf, readSwitch, readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser, userAtom } from '../../../../lib/session'
import { quoteTexts as words } from '../../../../lib/texts/quotes'

const roles = ['customer', 'seller', 'admin'] as const
type Role = (typeof roles)[number]

export const Route = createFileRoute('/_shell/dashboard/quotes/')({
  validateSearch: (search: RawSearch): QuoteSearch =>
    present({
      page: readWhole(search.page, 1, 5000),
      awaiting: readSwitch(search.awaiting),
      stage: readOneOf(search.stage, quoteStages),
      managed: readSwitch(search.managed),
    }),
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
