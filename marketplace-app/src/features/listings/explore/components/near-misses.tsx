import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { asWish } from '@stackyard/shared/domain/wishes'
import { NearMissSection } from '@stackyard/shared/ui/near-miss-section'
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
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...nearMissesQuery(search), enabled: isShort || isOpen })
  return (
    <NearMissSection
      cards={query.data?.results}
      problem={query.isError ? toProblem(query.error).message : undefined}
      onRetry={() => void query.refetch()}
      isShort={isShort}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      className="mt-6"
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
  )
}
