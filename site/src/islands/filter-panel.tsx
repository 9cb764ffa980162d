import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import type { FilterPanelProps } from '@stackyard/shared/ui/explore/explore-view'
import { FilterSheet } from '@stackyard/shared/ui/explore/filter-sheet'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { askedFor, type Preset } from '../lib/explore-address'
import { useAnswer } from './use-answer'

type Props = FilterPanelProps & {
  search: ExploreSearch
  preset: Preset
  hasPrices: boolean
  onChange: (search: ExploreSearch) => void
}

/** All filters of the list, with what each would leave. */
export function FilterPanel({ open, onClose, search, preset, hasPrices, onChange }: Props) {
  const [draft, setDraft] = useState(search)
  useEffect(() => {
    if (open) setDraft(search)
  }, [open, search])
  const { sort: _, ...wanted } = askedFor(draft, preset)
  const { found } = useAnswer(open ? JSON.stringify(wanted) : null, (signal) =>
    client.warehouse.facets(wanted, { signal }),
  )
  return (
    <FilterSheet
      {...{ open, onClose, search, draft, hasPrices }}
      onDraft={setDraft}
      counts={found?.results}
      total={found?.total}
      fixed={preset}
      onApply={onChange}
    />
  )
}
