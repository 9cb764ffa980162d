import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { regionPlace } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/region/$region')({
  validateSearch: readExploreSearch,
  beforeLoad: ({ params }) => {
    const place = regionPlace(params.region)
    if (!place) throw notFound()
    return { place }
  },
  component: () => <PlacePage place={Route.useRouteContext().place} search={Route.useSearch()} />,
})
