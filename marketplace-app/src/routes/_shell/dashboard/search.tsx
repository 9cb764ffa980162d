import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { Explore } from '../../../features/listings/explore/components/explore'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { everywhere } from '../../../features/listings/explore/place'
import { texts } from '../../../lib/texts'
import { exploreTexts } from '../../../lib/texts/explore'

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
      actions={
        <Button variant="ghost" onClick={() => void shareSearch()}>
          <Share2 aria-hidden />
          <span className="max-sm:sr-only">{exploreTexts.shareSearch}</span>
        </Button>
      }
    />
  )
}

/** Copies the search's public address. */
const shareSearch = async () => {
  const { copyAddress } = await import('../../../lib/copy-address')
  await copyAddress(location.href.replace('/dashboard/search', '/search'), 'shareSearch.success', 'shareSearch.error')
}
