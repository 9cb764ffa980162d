import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { statePlace } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/country/$country/state/$state')({
  validateSearch: readExploreSearch,
  beforeLoad: async ({ params }) => {
    const { findCountry } = await import('@stackyard/shared/domain/region')
    const country = findCountry(params.country)
    const place = country && statePlace(country, params.state)
    if (!place) throw notFound()
    return { place }
  },
  component: () => <PlacePage place={Route.useRouteContext().place} search={Route.useSearch()} />,
})
