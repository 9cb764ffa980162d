import { createFileRoute } from '@tanstack/react-router'
import { PeopleSearch } from '../../../features/people/components/people-search'
import { Page } from '../../../components/page'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readText } from '../../../lib/read-search'
import { peopleTexts } from '../../../lib/texts/people'

const words = peopleTexts.search

export const Route = createFileRoute('/_shell/dashboard/search_/users')({
  validateSearch: (search: RawSearch): { query?: string | undefined } => present({ query: readText(search.query) }),
  beforeLoad: requireSession,
  component: PeopleSearchPage,
})

/** The search of people inside the dashboard (000 §2.1). */
function PeopleSearchPage() {
  const { query } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={words.title} description={words.lead}>
      <PeopleSearch
        query={query}
        onQuery={(next) => void navigate({ search: present({ query: next || undefined }) })}
      />
    </Page>
  )
}
