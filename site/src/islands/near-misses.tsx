import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { Wish } from '@stackyard/shared/domain/wishes'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { NearMissSection } from '@stackyard/shared/ui/near-miss-section'
import { useEffect, useState } from 'react'
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

type Answer = { cards?: readonly ListingCard[]; problem?: string }

function useNearMisses(filters: NearMissesProps['filters'], isWanted: boolean, attempt: number): Answer {
  const [answer, setAnswer] = useState<Answer>({})
  const key = JSON.stringify(filters)
  useEffect(() => {
    if (!isWanted) return undefined
    const asked = new AbortController()
    const { sort: _, ...wanted } = JSON.parse(key) as Record<string, string | string[]>
    client.warehouse.nearMisses(wanted, { signal: asked.signal }).then(
      ({ results }) => setAnswer({ cards: results }),
      (error: unknown) => {
        if (!asked.signal.aborted) setAnswer({ problem: refusalText(error, say('The list could not be loaded.')) })
      },
    )
    return () => asked.abort()
  }, [key, isWanted, attempt])
  return answer
}

/** Below the results: warehouses that fail one must and nothing else. */
export default function NearMisses({ filters, need, isShort, onWish }: NearMissesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { cards, problem } = useNearMisses(filters, isShort || isOpen, attempt)
  return (
    <NearMissSection
      cards={cards}
      problem={problem}
      onRetry={() => setAttempt(attempt + 1)}
      isShort={isShort}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      className="mt-8"
      need={need}
      onWish={onWish}
      renderLink={(card, className) => (
        <a href={warehouseHref(card.slug, need)} className={className}>
          {card.name}
        </a>
      )}
    />
  )
}
