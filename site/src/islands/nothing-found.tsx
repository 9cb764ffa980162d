import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { NothingFound as View } from '@stackyard/shared/ui/explore/nothing-found'
import { client } from '../lib/api'
import { askedFor, type Preset } from '../lib/explore-address'
import { useAnswer } from './use-answer'

export type NothingFoundProps = {
  search: ExploreSearch
  preset: Preset
  onChange: (search: ExploreSearch) => void
}

/** An empty list, with the one filter to take away; no answer offers none. */
export default function NothingFound({ search, preset, onChange }: NothingFoundProps) {
  const { sort: _, ...wanted } = askedFor(search, preset)
  const { found } = useAnswer(JSON.stringify(wanted), (signal) => client.warehouse.relax(wanted, { signal }))
  return <View relax={found?.results} fixed={Object.keys(preset)} search={search} onChange={onChange} />
}
