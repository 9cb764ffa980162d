import { useNavigate } from '@tanstack/react-router'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Explore } from '../../../../features/listings/explore/components/explore'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import type { ExplorePlace } from '../../../../features/listings/explore/place'

/**
 * A list of one place, or the page that says there is none such. Filters and order are steps that Back returns from,
 * moves of the map are not.
 */
export function PlacePage({ place, search }: { place: ExplorePlace | null; search: ExploreSearch }) {
  const navigate = useNavigate()
  if (!place) return <NotFoundPage />
  return (
    <Explore
      place={place}
      source="warehouse"
      search={search}
      onSearch={(next, isStep) => void navigate({ to: '.', search: next, replace: !isStep, resetScroll: false })}
    />
  )
}
