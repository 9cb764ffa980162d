import { type FormEvent, useId } from 'react'
import { cleared, type ExploreSearch } from '../../domain/explore-search'
import { optionsFilters } from '../../reference/field-filters'
import type { Facets } from '../../schema/facets'
import { Button } from '../button'
import { formatNumber } from '../format'
import { say } from '../say'
import { Sheet } from '../sheet'
import {
  BuildingFilters,
  type FixedFilters,
  OnlyFilters,
  OptionFilters,
  PlaceFilters,
  PriceFilters,
  SpaceFilters,
} from './filter-fields'
import { withFilterForm } from './filter-form'

export type FilterSheetProps = {
  open: boolean
  onClose: () => void
  search: ExploreSearch
  /** The filters as they stand in the form. */
  draft: ExploreSearch
  onDraft: (draft: ExploreSearch) => void
  /** What each choice would leave of the draft, and how many the draft finds; absent until they are known. */
  counts: Facets | undefined
  total: number | undefined
  /** Set by the address: not offered. */
  fixed: FixedFilters
  /** Prices are there for signed-in readers only. */
  hasPrices: boolean
  onApply: (search: ExploreSearch) => void
}

/**
 * All filters of the list, each choice with what it would leave. They take effect together, so that the list doesn't
 * jump with each tick; the button says how many warehouses that will be.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, search, draft, onDraft, counts, total, fixed, hasPrices, onApply } = props
  const id = useId()
  const apply = (next: ExploreSearch) => {
    onApply(next)
    onClose()
  }
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = [...currentTarget.elements].map((field) => field.getAttribute('name') ?? '')
    return withFilterForm(search, new FormData(currentTarget), new Set(fields))
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={say('Filters')}
      footer={
        <>
          <Button variant="outline" onClick={() => apply(cleared(search))}>
            {say('Clear filters')}
          </Button>
          <Button type="submit" form={id}>
            {showLabel(total)}
          </Button>
        </>
      }
    >
      {open ? (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault()
            apply(read(event))
          }}
          onChange={(event) => onDraft(read(event))}
          className="grid grid-cols-1 gap-6"
        >
          <PlaceFilters search={search} fixed={fixed} counts={counts} />
          <SpaceFilters search={search} />
          {hasPrices ? <PriceFilters search={search} /> : null}
          <BuildingFilters search={search} counts={counts} />
          <OnlyFilters search={search} fixed={fixed} counts={counts} />
          {optionsFilters.map((field) => (
            <OptionFilters key={field.key} field={field} search={search} draft={draft} counts={counts} />
          ))}
        </form>
      ) : null}
    </Sheet>
  )
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return say('Show warehouses')
  if (total === 0) return say('No warehouses match')
  return total === 1 ? say('Show 1 warehouse') : say('Show {count} warehouses', { count: formatNumber(total) })
}
