import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Explore } from '../../../features/explore/components/explore'
import { readExploreSearch } from '../../../features/explore/explore-search'
import { everywhere } from '../../../features/explore/place'
import { texts } from '../../../lib/texts'

export const Route = createFileRoute('/_shell/dashboard/search')({
  validateSearch: readExploreSearch,
  component: SearchPage,
})

function SearchPage() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Explore
      place={{ ...everywhere, title: texts.explore.searchTitle(search.query ?? '') }}
      source="search"
      search={search}
      onSearch={(next, isStep) => void navigate({ search: next, replace: !isStep, resetScroll: false })}
    />
  )
}
