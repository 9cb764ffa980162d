import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '../../../../features/explore/explore-search'
import { statePlace } from '../../../../features/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/country/$country/state/$state')({
  validateSearch: readExploreSearch,
  loader: async ({ params }) => {
    const country = (await import('@stackyard/shared/domain/region')).findCountry(params.country)
    if (!country) throw notFound()
    return country
  },
  component: StatePage,
})

function StatePage() {
  const { state } = Route.useParams()
  return <PlacePage place={statePlace(Route.useLoaderData(), state)} search={Route.useSearch()} />
}
