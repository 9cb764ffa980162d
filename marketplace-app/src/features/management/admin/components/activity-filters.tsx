import { auditKinds } from '@stackyard/shared/reference/audit-kinds'
import { Choice } from '../../../../components/choice'
import { DayField } from '../../../../components/day-field'
import { activityTexts as words } from '../../../../lib/texts/activity'
import type { ActivitySearch } from '../activity-search'

export type ActivityFiltersProps = { search: ActivitySearch; onSearch: (search: ActivitySearch) => void }

/** Kind of record and days; each change begins at the first page. */
export function ActivityFilters({ search, onSearch }: ActivityFiltersProps) {
  const narrow = (changes: ActivitySearch) => onSearch({ ...search, page: undefined, ...changes })
  return (
    <div role="search" aria-label={words.filters} className="mb-5 grid grid-cols-1 gap-3 sm:max-w-3xl sm:grid-cols-3">
      <Choice
        label={words.kind}
        placeholder={words.anyKind}
        value={search.kind}
        options={auditKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChoose={(kind) => narrow({ kind })}
      />
      <DayField label={words.from} value={search.from} max={search.to} onChange={(from) => narrow({ from })} />
      <DayField label={words.to} value={search.to} min={search.from} onChange={(to) => narrow({ to })} />
    </div>
  )
}
