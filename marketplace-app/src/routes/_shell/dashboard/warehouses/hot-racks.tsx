import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { hotRacksPlace } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/hot-racks')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={hotRacksPlace} search={Route.useSearch()} />,
})
