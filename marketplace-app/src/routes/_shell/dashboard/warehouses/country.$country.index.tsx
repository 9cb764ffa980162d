import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { countryPlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/country/$country/')({
  validateSearch: readExploreSearch,
  // The list of countries is fetched with this screen, not with every one.
  loader: async ({ params }) => {
    const country = (await import('@stackyard/shared/domain/region')).findCountry(params.country)
    if (!country) throw notFound()
    return country
  },
  component: () => <PlacePage place={countryPlace(Route.useLoaderData())} search={Route.useSearch()} />,
})
