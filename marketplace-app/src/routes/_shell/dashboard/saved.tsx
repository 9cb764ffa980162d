import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { Page } from '../../../components/page'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { chipsOf } from '@stackyard/shared/ui/explore/filter-chips'
import { SavedSearches } from '../../../features/listings/saved/components/saved-searches'
import { Shortlists } from '../../../features/listings/saved/components/shortlists'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readOneOf } from '@stackyard/shared/domain/read-search'
import { savedTexts as words } from '../../../lib/texts/saved'

const tabs = ['searches', 'shortlists'] as const
type SavedTab = { tab?: (typeof tabs)[number] | undefined }

export const Route = createFileRoute('/_shell/dashboard/saved')({
  validateSearch: (search: RawSearch): SavedTab => present({ tab: readOneOf(search.tab, tabs) }),
  beforeLoad: requireSession,
  component: SavedPage,
})

/** Saved searches with their alerts, and shortlists. */
function SavedPage() {
  const { tab = 'searches' } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Page title={words.title} description={words.lead}>
      <Tabs
        label={words.tabs.label}
        items={tabs.map((value) => ({ value, label: words.tabs[value] }))}
        value={tab}
        onValueChange={(value) => void navigate({ search: { tab: readOneOf(value, tabs) }, replace: true })}
      >
        <div className="pt-6">
          {tab === 'shortlists' ? (
            <Shortlists />
          ) : (
            <SavedSearches
              describe={(filters) => chipsOf(readExploreSearch(filters)).map(({ label }) => label)}
              renderOpen={({ filters, label, children }) => (
                <Link to="/dashboard/warehouses" search={readExploreSearch(filters)} aria-label={label}>
                  {children}
                </Link>
              )}
            />
          )}
        </div>
      </Tabs>
    </Page>
  )
}
