import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { needOf } from '@stackyard/shared/domain/explore-need'
import { asWish } from '@stackyard/shared/domain/wishes'
import { NearMissSection } from '@stackyard/shared/ui/near-miss-section'
import { useState } from 'react'
import { client } from '../lib/api'
import { askedFor, type Preset } from '../lib/explore-address'
import { refusalText } from '../lib/reader'
import { say } from '../lib/say'
import { warehouseHref } from '../lib/warehouse-href'
import { useAnswer } from './use-answer'

export type NearMissesProps = {
  search: ExploreSearch
  preset: Preset
  /** The list is so short that they are asked for at once; else when the reader opens them. */
  isShort: boolean
  onChange: (search: ExploreSearch) => void
}

/** Below the results: warehouses that fail one must and nothing else. */
export default function NearMisses({ search, preset, isShort, onChange }: NearMissesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { sort: _, ...wanted } = askedFor(search, preset)
  const key = isShort || isOpen ? JSON.stringify([wanted, attempt]) : null
  const { found, error } = useAnswer(key, (signal) => client.warehouse.nearMisses(wanted, { signal }))
  const need = needOf(search)
  return (
    <NearMissSection
      cards={found?.results}
      problem={error === undefined ? undefined : refusalText(error, say('The list could not be loaded.'))}
      onRetry={() => setAttempt(attempt + 1)}
      isShort={isShort}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      className="mt-8"
      need={need}
      onWish={(wish) => onChange(asWish(search, wish))}
      renderLink={(card, className) => (
        <a href={warehouseHref(card.slug, need)} className={className}>
          {card.name}
        </a>
      )}
    />
  )
}
