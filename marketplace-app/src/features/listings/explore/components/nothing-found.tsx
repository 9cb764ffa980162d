import { useQuery } from '@tanstack/react-query'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { RelaxOffer } from '@stackyard/shared/ui/relax-offer'
import { texts } from '../../../../lib/texts'
import type { ExploreSearch } from '../explore-search'
import { relaxQuery } from '../queries'

export type NothingFoundProps = {
  /** All filters, those of the place among them. */
  search: ExploreSearch
  /** The reader's own filters. */
  own: ExploreSearch
  onChange: (search: ExploreSearch) => void
  onClear: () => void
}

const without = (search: ExploreSearch, parameters: readonly string[]): ExploreSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !parameters.includes(key)))

/** An empty list, with the one filter to take away as the server names it. */
export function NothingFound({ search, own, onChange, onClear }: NothingFoundProps) {
  const { data } = useQuery(relaxQuery(search))
  const fixed = Object.keys(search).filter((key) => !(key in own))
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <RelaxOffer
            relax={data?.results}
            fixed={fixed}
            onRelax={(parameters) => onChange(without(own, parameters))}
          />
          <Button variant="outline" onClick={onClear}>
            {texts.explore.clear}
          </Button>
        </div>
      }
    >
      {texts.explore.empty}
    </EmptyState>
  )
}
