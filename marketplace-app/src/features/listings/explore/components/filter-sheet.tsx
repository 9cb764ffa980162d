import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { optionsFilters, type OptionsFiltered } from '@stackyard/shared/reference/field-filters'
import type { Facets } from '@stackyard/shared/schema/facets'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { formatNumber } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { exploreTexts } from '../../../../lib/texts/explore'
import type { ExploreSearch } from '../explore-search'
import { countOf } from '../facet-counts'
import { withFilterForm } from '../filter-form'
import type { FixedFilters } from '../place'
import { facetsQuery } from '../queries'
import { PlaceFilters, PriceFilters, SpaceFilters } from './filter-fields'

const words = texts.explore

export type FilterSheetProps = {
  open: boolean
  onClose: () => void
  search: ExploreSearch
  /** Set by the address: not offered. */
  fixed: FixedFilters
  /** The search with the chosen filters; whatever isn't among them is off. */
  onApply: (filters: Partial<ExploreSearch>) => void
}

/**
 * All filters of the list, each choice with what it would leave. They take effect together, so that the list doesn't
 * jump with each tick; the button says how many warehouses that will be.
 */
export function FilterSheet({ open, onClose, search, fixed, onApply }: FilterSheetProps) {
  const isSignedIn = useAtomValue(userAtom) !== null
  const [draft, setDraft] = useState<ExploreSearch>()
  const facets = useQuery({ ...facetsQuery({ ...(draft ?? search), ...fixed }), enabled: open })
  const counts = facets.data?.results
  const apply = (filters: Partial<ExploreSearch>) => {
    onApply(filters)
    setDraft(undefined)
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(withFilterForm(search, event.currentTarget))
  }
  return (
    <Sheet
      open={open}
      onOpenChange={() => {
        setDraft(undefined)
        onClose()
      }}
      title={words.filters}
      footer={
        <>
          <Button variant="outline" onClick={() => apply({})}>
            {words.clear}
          </Button>
          <Button type="submit" form="explore-filters">
            {showLabel(facets.data?.total)}
          </Button>
        </>
      }
    >
      <form
        id="explore-filters"
        onSubmit={submit}
        onChange={(event) => setDraft(withFilterForm(search, event.currentTarget))}
        className="grid grid-cols-1 gap-6"
      >
        <PlaceFilters search={search} fixed={fixed} counts={counts} />
        <SpaceFilters search={search} />
        {isSignedIn ? <PriceFilters search={search} /> : null}
        <OnlyFilters search={search} fixed={fixed} counts={counts} />
        {optionsFilters.map((field) => (
          <KeyFilters key={field.key} field={field} chosen={search[field.key]} counts={counts} />
        ))}
      </form>
    </Sheet>
  )
}

const showLabel = (total: number | undefined): string => {
  if (total === undefined) return words.apply
  if (total === 0) return exploreTexts.showNone
  return total === 1 ? exploreTexts.showOne : exploreTexts.show(formatNumber(total))
}

type Counts = Facets | undefined

function OnlyFilters({ search, fixed, counts }: { search: ExploreSearch; fixed: FixedFilters; counts: Counts }) {
  const switches = [
    { name: 'verified', label: words.verified },
    { name: 'featured', label: words.featured },
    { name: 'hotrack', label: words.hotrack },
  ] as const
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.only}</legend>
      {switches
        .filter(({ name }) => name === 'verified' || !fixed[name])
        .map(({ name, label }) => (
          <Checkbox
            key={name}
            name={name}
            label={countOf(label, counts?.[name], 'true')}
            defaultChecked={search[name] === true}
          />
        ))}
      <Checkbox name="hasDiamond" label={exploreTexts.diamonds} defaultChecked={search.hasDiamond === true} />
    </fieldset>
  )
}

type KeyFiltersProps = { field: OptionsFiltered; chosen: string[] | undefined; counts: Counts }

function KeyFilters({ field, chosen, counts }: KeyFiltersProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{sayName(field.label)}</legend>
      {field.options.map(({ key, label }) => (
        <Checkbox
          key={key}
          name={field.key}
          value={key}
          label={countOf(sayName(label), counts?.[field.key], key)}
          defaultChecked={chosen?.includes(key)}
        />
      ))}
    </fieldset>
  )
}
