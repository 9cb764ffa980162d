import { useId } from 'react'
import type { ListingCard } from '../schema/listing-card'
import { Button } from './button'
import { cn } from './cn'
import { ErrorState } from './error-state'
import { NearMissList, type NearMissListProps } from './near-miss-list'
import { say } from './say'
import { Skeleton } from './skeleton'

type NearMissSectionProps = Omit<NearMissListProps, 'cards'> & {
  /** Absent until they are loaded. */
  cards: readonly ListingCard[] | undefined
  problem: string | undefined
  onRetry: () => void
  /** The list is so short that they are shown at once. */
  isShort: boolean
  /** The reader opened them. */
  isOpen: boolean
  onOpen: () => void
  className: string
}

/** Below the results: warehouses that fail one must and nothing else. */
export function NearMissSection(props: NearMissSectionProps) {
  const { cards, problem, onRetry, isShort, isOpen, onOpen, className, ...list } = props
  const id = useId()
  if (!isShort && !isOpen)
    return (
      <Button variant="outline" className={cn('mx-auto flex', className)} onClick={onOpen}>
        {say('Show warehouses that miss one must-have')}
      </Button>
    )
  if (isShort && !isOpen && cards?.length === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={!cards && !problem} className={cn('flex flex-col gap-3', className)}>
      <div>
        <h2 id={id} className="font-display text-lg font-semibold">
          {say('Almost a match')}
        </h2>
        <p className="text-muted-foreground text-sm">
          {say('These warehouses match all but one must-have. A wish ranks warehouses and excludes none.')}
        </p>
      </div>
      {problem ? (
        <ErrorState message={problem} onRetry={onRetry} />
      ) : cards ? (
        <NearMissList cards={cards} {...list} />
      ) : (
        <Skeleton className="h-28" />
      )}
    </section>
  )
}
