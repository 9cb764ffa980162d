import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { featuredPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/featured')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={featuredPlace} search={Route.useSearch()} />,
})
