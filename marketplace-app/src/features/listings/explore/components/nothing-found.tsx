import { useQuery } from '@tanstack/react-query'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { NothingFound as View } from '@stackyard/shared/ui/explore/nothing-found'
import { relaxQuery } from '../queries'

export type NothingFoundProps = {
  /** The reader's own filters. */
  search: ExploreSearch
  /** The same with those of the place. */
  asked: ExploreSearch
  onChange: (search: ExploreSearch) => void
}

/** An empty list, with the one filter to take away. */
export function NothingFound({ search, asked, onChange }: NothingFoundProps) {
  const { data } = useQuery(relaxQuery(asked))
  const fixed = Object.keys(asked).filter((key) => !(key in search))
  return <View relax={data?.results} fixed={fixed} search={search} onChange={onChange} />
}
