import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { hotRacksPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/hot-racks')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={hotRacksPlace} search={Route.useSearch()} />,
})
