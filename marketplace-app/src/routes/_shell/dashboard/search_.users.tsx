import { createFileRoute } from '@tanstack/react-router'
import { PeopleSearch } from '../../../features/accounts/people/components/people-search'
import { readPeopleQuery } from '../../../features/accounts/people/people-query'
import { Page } from '../../../components/page'
import { requireSession } from '../../../lib/guards'
import { peopleTexts } from '../../../lib/texts/people'

const words = peopleTexts.search

export const Route = createFileRoute('/_shell/dashboard/search_/users')({
  validateSearch: readPeopleQuery,
  beforeLoad: requireSession,
  component: PeopleSearchPage,
})

/** The search of people inside the dashboard. */
function PeopleSearchPage() {
  const navigate = Route.useNavigate()
  return (
    <Page title={words.title} description={words.lead}>
      <PeopleSearch search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
    </Page>
  )
}
