import { X } from 'lucide-react'
import { cleared, type ExploreSearch } from '../../domain/explore-search'
import { OptionChip } from '../option-chip'
import { say } from '../say'
import { useStateNames } from '../use-state-name'
import { chipsOf } from './filter-chips'

export type ChipRowProps = { search: ExploreSearch; onChange: (search: ExploreSearch) => void }

/** The filters in use; a press takes one away. */
export function ChipRow({ search, onChange }: ChipRowProps) {
  const isAbroad = (search.country ?? 'US') !== 'US' && search.state !== undefined
  const chips = chipsOf(search, useStateNames(isAbroad))
  if (chips.length === 0) return null
  return (
    <ul aria-label={say('Filters in use')} className="flex flex-wrap gap-2">
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
              aria-label={say('Remove: {name}', { name: label })}
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
            onClick={() => onChange(cleared(search))}
            className="text-link h-9 px-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            {say('Clear all')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
