import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { Wish } from '@stackyard/shared/domain/wishes'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NearMissList } from '@stackyard/shared/ui/near-miss-list'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { useEffect, useId, useState } from 'react'
import { client } from '../lib/api'
import { refusalText } from '../lib/reader'
import { say } from '../lib/say'
import { warehouseHref } from '../lib/warehouse-href'

export type NearMissesProps = {
  /** What the list was asked for. */
  filters: Readonly<Record<string, string | string[]>>
  need: SpaceRequirement
  /** The list is so short that they are asked for at once; else when the reader opens them. */
  isShort: boolean
  onWish: (wish: Wish) => void
}

type Answer = { cards: readonly ListingCard[] | null; problem: string }

function useNearMisses(filters: NearMissesProps['filters'], isWanted: boolean, attempt: number): Answer {
  const [answer, setAnswer] = useState<Answer>({ cards: null, problem: '' })
  const key = JSON.stringify(filters)
  useEffect(() => {
    if (!isWanted) return undefined
    const asked = new AbortController()
    const { sort: _, ...wanted } = JSON.parse(key) as Record<string, string | string[]>
    client.warehouse.nearMisses(wanted, { signal: asked.signal }).then(
      ({ results }) => setAnswer({ cards: results, problem: '' }),
      (error: unknown) => {
        if (!asked.signal.aborted)
          setAnswer({ cards: null, problem: refusalText(error, say('The list could not be loaded.')) })
      },
    )
    return () => asked.abort()
  }, [key, isWanted, attempt])
  return answer
}

/** Below the results: warehouses that fail one must and nothing else. */
export default function NearMisses({ filters, need, isShort, onWish }: NearMissesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isShown = isShort || isOpen
  const { cards, problem } = useNearMisses(filters, isShown, attempt)
  if (!isShown)
    return (
      <Button variant="outline" className="mx-auto mt-8 flex" onClick={() => setIsOpen(true)}>
        {say('Show warehouses that miss one must')}
      </Button>
    )
  if (isShort && !isOpen && cards?.length === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={cards === null && problem === ''} className="mt-8 flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-display text-lg font-semibold">
          {say('Almost a match')}
        </h2>
        <p className="text-muted-foreground text-sm">
          {say('These warehouses match all but one must. A wish ranks warehouses and excludes none.')}
        </p>
      </div>
      {problem ? <ErrorState message={problem} onRetry={() => setAttempt(attempt + 1)} /> : null}
      {cards ? (
        <NearMissList
          cards={cards}
          need={need}
          onWish={onWish}
          renderLink={(card, className) => (
            <a href={warehouseHref(card.slug, need)} className={className}>
              {card.name}
            </a>
          )}
        />
      ) : problem ? null : (
        <Skeleton className="h-28" />
      )}
    </section>
  )
}
