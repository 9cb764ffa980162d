import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { everywhere } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={everywhere} search={Route.useSearch()} />,
})
