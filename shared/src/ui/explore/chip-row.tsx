import { X } from 'lucide-react'
import { cleared, type ExploreSearch } from '../../domain/explore-search'
import { OptionChip } from '../option-chip'
import { say } from '../say'
import { useStateNames } from '../use-state-name'
import { chipsOf } from './filter-chips'

export type ChipRowProps = { search: ExploreSearch; onChange: (search: ExploreSearch) => void }

/** On a phone one line that scrolls, so that the list begins near the top however much is asked for; the inset is for the focus, and hidden words stay inside. */
const ROW =
  'relative flex gap-2 whitespace-nowrap max-sm:-m-1 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:p-1 sm:flex-wrap'

/** The filters in use; a press takes one away. */
export function ChipRow({ search, onChange }: ChipRowProps) {
  const isAbroad = (search.country ?? 'US') !== 'US' && search.state !== undefined
  const chips = chipsOf(search, useStateNames(isAbroad))
  if (chips.length === 0) return null
  return (
    <ul data-chips aria-label={say('Filters in use')} className={ROW}>
      {chips.map(({ id, label, without, option }) => (
        <li key={id} className="shrink-0">
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
              className="bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft/75 inline-flex h-9 items-center gap-1.5 rounded-full ps-3 pe-2.5 text-sm max-sm:h-8"
            >
              <bdi>{label}</bdi>
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      ))}
      {chips.length > 1 ? (
        <li className="shrink-0">
          <button
            type="button"
            onClick={() => onChange(cleared(search))}
            className="text-link h-9 px-2 text-sm font-semibold underline-offset-4 hover:underline max-sm:h-8"
          >
            {say('Clear all')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
