import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { Segments } from '../../../../components/segments'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { type AnalyticsSearch, withFilter } from '../analytics-search'
import { sellerQuery } from '../queries'
import { ClientSearch } from './client-search'

const words = analyticsTexts.client

type ClientPickerProps = { search: AnalyticsSearch; onSearch: (search: AnalyticsSearch) => void }

/** The seller whose figures are shown: found by a search, or named with the way back to all. */
export function ClientPicker({ search, onSearch }: ClientPickerProps) {
  const { userId } = search
  if (userId !== undefined) return <ChosenClient id={userId} search={search} onSearch={onSearch} />
  return (
    <ClientSearch
      search={search}
      onPick={({ id }) => onSearch(withFilter(search, { userId: id, overall: undefined, query: undefined }))}
    />
  )
}

/** The name of a seller; their number until the name is known. */
export function useClientName(id: number | null): string {
  const query = useQuery({ ...sellerQuery(id ?? 0), enabled: id !== null })
  if (id === null) return ''
  const { company, firstName, lastName } = query.data ?? { company: '', firstName: '', lastName: '' }
  return company || `${firstName} ${lastName}`.trim() || words.fallback(id)
}

function ChosenClient({ id, search, onSearch }: ClientPickerProps & { id: number }) {
  const name = useClientName(id)
  const clear = () =>
    onSearch(withFilter(search, { userId: undefined, overall: undefined, tab: undefined, query: undefined }))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <span className="rounded-control bg-primary-soft text-primary-soft-foreground flex h-11 min-w-0 items-center ps-3 text-sm font-semibold">
        <span className="truncate">{name}</span>
        <Button variant="ghost" size="icon" className="text-inherit" aria-label={words.clear(name)} onClick={clear}>
          <X aria-hidden />
        </Button>
      </span>
      <Segments
        label={words.scope}
        segments={[
          { value: 'one', label: words.one },
          { value: 'all', label: words.all },
        ]}
        value={search.overall === true ? 'all' : 'one'}
        onChoose={(scope) =>
          onSearch(withFilter(search, scope === 'all' ? { overall: true, tab: undefined } : { overall: undefined }))
        }
      />
    </div>
  )
}
