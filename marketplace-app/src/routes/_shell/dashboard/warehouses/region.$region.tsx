import { createFileRoute } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { regionPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/region/$region')({
  validateSearch: readExploreSearch,
  component: () => <PlacePage place={regionPlace(Route.useParams().region)} search={Route.useSearch()} />,
})
