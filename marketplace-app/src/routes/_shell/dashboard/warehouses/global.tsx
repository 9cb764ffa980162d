import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { globalPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/global')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={globalPlace} search={Route.useSearch()} />,
})
