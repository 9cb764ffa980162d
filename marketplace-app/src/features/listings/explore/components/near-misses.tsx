import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { needOf } from '@stackyard/shared/domain/explore-need'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { asWish } from '@stackyard/shared/domain/wishes'
import { NearMissSection } from '@stackyard/shared/ui/near-miss-section'
import { toProblem } from '../../../../lib/problem'
import { nearMissesQuery } from '../queries'
import { listingLink } from './result-card'

export type NearMissesProps = {
  /** The reader's own filters. */
  search: ExploreSearch
  /** The same with those of the place. */
  asked: ExploreSearch
  /** The list is so short that they are asked for at once; else when the reader opens them. */
  isShort: boolean
  onChange: (search: ExploreSearch) => void
}

/** Below the results: warehouses that fail one must and nothing else. */
export function NearMisses({ search, asked, isShort, onChange }: NearMissesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...nearMissesQuery(asked), enabled: isShort || isOpen })
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
      onWish={(wish) => onChange(asWish(search, wish))}
      renderLink={(card, className) => listingLink(card, className, card.name)}
    />
  )
}
