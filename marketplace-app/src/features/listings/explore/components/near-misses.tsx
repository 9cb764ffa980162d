import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { asWish } from '@stackyard/shared/domain/wishes'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NearMissList } from '@stackyard/shared/ui/near-miss-list'
import { say } from '@stackyard/shared/ui/say'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { type ExploreSearch, needOf } from '../explore-search'
import { nearMissesQuery } from '../queries'

export type NearMissesProps = {
  /** All filters, those of the place among them. */
  search: ExploreSearch
  /** The reader's own filters. */
  own: ExploreSearch
  /** The list is so short that they are asked for at once; else when the reader opens them. */
  isShort: boolean
  onChange: (search: ExploreSearch) => void
}

/** Below the results: warehouses that fail one must and nothing else. */
export function NearMisses({ search, own, isShort, onChange }: NearMissesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isShort || isOpen
  const query = useQuery({ ...nearMissesQuery(search), enabled: isShown })
  if (!isShown)
    return (
      <Button variant="outline" className="mx-auto mt-6 flex" onClick={() => setIsOpen(true)}>
        {say('Show warehouses that miss one must')}
      </Button>
    )
  const cards = query.data?.results
  if (isShort && !isOpen && cards?.length === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={query.isPending} className="mt-6 flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-display text-lg font-semibold">
          {say('Almost a match')}
        </h2>
        <p className="text-muted-foreground text-sm">
          {say('These warehouses match all but one must. A wish ranks warehouses and excludes none.')}
        </p>
      </div>
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : cards ? (
        <NearMissList
          cards={cards}
          need={needOf(search)}
          onWish={(wish) => onChange(asWish(own, wish))}
          renderLink={(card, className) => (
            <Link
              to="/dashboard/warehouses/$id"
              params={{ id: card.warehouseUrl || String(card.id) }}
              className={className}
            >
              {card.name}
            </Link>
          )}
        />
      ) : (
        <Skeleton className="h-28" />
      )}
    </section>
  )
}
