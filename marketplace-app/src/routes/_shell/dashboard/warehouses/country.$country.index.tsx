import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { countryPlace } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/country/$country/')({
  validateSearch: readExploreSearch,
  beforeLoad: async ({ params }) => {
    const { findCountry } = await import('@stackyard/shared/domain/region')
    const country = findCountry(params.country)
    if (!country) throw notFound()
    return { place: countryPlace(country) }
  },
  component: () => <PlacePage place={Route.useRouteContext().place} search={Route.useSearch()} />,
})
