import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import type { FilterPanelProps } from '@stackyard/shared/ui/explore/explore-view'
import { FilterSheet } from '@stackyard/shared/ui/explore/filter-sheet'
import type { FixedFilters } from '../place'
import { facetsQuery } from '../queries'

type Props = FilterPanelProps & {
  search: ExploreSearch
  fixed: FixedFilters
  hasPrices: boolean
  onChange: (search: ExploreSearch) => void
}

/** All filters of the list, with what each would leave. */
export function FilterPanel({ open, onClose, search, fixed, hasPrices, onChange }: Props) {
  const [draft, setDraft] = useState(search)
  useEffect(() => {
    if (open) setDraft(search)
  }, [open, search])
  const { data } = useQuery({ ...facetsQuery({ ...draft, ...fixed }), enabled: open })
  return (
    <FilterSheet
      {...{ open, onClose, search, draft, fixed, hasPrices }}
      onDraft={setDraft}
      counts={data?.results}
      total={data?.total}
      onApply={onChange}
    />
  )
}
