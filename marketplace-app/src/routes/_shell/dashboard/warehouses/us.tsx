import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { unitedStatesPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/us')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={unitedStatesPlace} search={Route.useSearch()} />,
})
