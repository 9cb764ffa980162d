import { cleared, type ExploreSearch, withoutParameters } from '../../domain/explore-search'
import type { Relax } from '../../schema/relax'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { RelaxOffer } from '../relax-offer'
import { say } from '../say'

export type NothingFoundProps = {
  /** The one filter in the way, as the server names it; absent until it is known. */
  relax: Relax | undefined
  /** Parameters that the page itself sets. */
  fixed: readonly string[]
  /** The reader's own filters. */
  search: ExploreSearch
  onChange: (search: ExploreSearch) => void
}

/** An empty list, with the one filter to take away. */
export function NothingFound({ relax, fixed, search, onChange }: NothingFoundProps) {
  return (
    <EmptyState
      title={say('No warehouses match')}
      className="py-24"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <RelaxOffer
            relax={relax}
            fixed={fixed}
            onRelax={(parameters) => onChange(withoutParameters(search, withPlace(parameters)))}
          />
          <Button variant="outline" onClick={() => onChange(cleared(search))}>
            {say('Clear filters')}
          </Button>
        </div>
      }
    >
      {say('Try a wider area, fewer filters or another spelling.')}
    </EmptyState>
  )
}

/** The server names an area by its edges or as one; addresses have it as one. */
const withPlace = (parameters: readonly string[]): readonly string[] =>
  parameters.some((name) => name.endsWith('Coordinate')) ? [...parameters, 'coordinates'] : parameters
