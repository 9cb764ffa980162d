import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { everywhere } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={everywhere} search={Route.useSearch()} />,
})
