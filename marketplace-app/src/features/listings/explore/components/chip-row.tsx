import { X } from 'lucide-react'
import { OptionChip } from '@stackyard/shared/ui/option-chip'
import { useStateNames } from '@stackyard/shared/ui/use-state-name'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import type { ExploreSearch } from '../explore-search'
import { chipsOf } from '../filter-chips'

export type ChipRowProps = { search: ExploreSearch; onChange: (search: ExploreSearch) => void; onClear: () => void }

/** The filters in use; a press takes one away. */
export function ChipRow({ search, onChange, onClear }: ChipRowProps) {
  const isAbroad = (search.country ?? 'US') !== 'US' && search.state !== undefined
  const chips = chipsOf(search, useStateNames(isAbroad))
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.chips} className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ id, label, without, option }) => (
        <li key={id}>
          {option ? (
            <OptionChip
              name={label}
              isWish={option.isWish}
              onSwitch={() => onChange(option.switched)}
              onRemove={() => onChange(without)}
            />
          ) : (
            <button
              type="button"
              aria-label={words.without(label)}
              onClick={() => onChange(without)}
              className="bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft/75 inline-flex h-9 items-center gap-1.5 rounded-full ps-3 pe-2.5 text-sm"
            >
              {label}
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button
            type="button"
            onClick={onClear}
            className="text-link h-9 px-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            {words.clearAll}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
