import { createFileRoute, notFound } from '@tanstack/react-router'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { statePlace } from '../../../../features/listings/explore/place'
import { PlacePage } from './-place-page'

export const Route = createFileRoute('/_shell/dashboard/warehouses/country/$country/state/$state')({
  validateSearch: readExploreSearch,
  loader: async ({ params }) => {
    const country = (await import('@stackyard/shared/domain/region')).findCountry(params.country)
    if (!country) throw notFound()
    if (country.code2 === 'US') return { country, name: params.state }
    const { stateName } = await import('@stackyard/shared/reference/state-names')
    return { country, name: stateName(country.code2, params.state) }
  },
  component: StatePage,
})

function StatePage() {
  const { state } = Route.useParams()
  const { country, name } = Route.useLoaderData()
  return <PlacePage place={statePlace(country, state, name)} search={Route.useSearch()} />
}
