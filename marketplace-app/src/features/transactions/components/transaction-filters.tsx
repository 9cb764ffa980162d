import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { texts } from '../../../lib/texts'
import { statuses, type TransactionSearch, withFilter } from '../transaction-search'

export type TransactionFiltersProps = { search: TransactionSearch; onChange: (search: TransactionSearch) => void }

/** Status and text; both live in the address. */
export function TransactionFilters({ search, onChange }: TransactionFiltersProps) {
  const words = texts.transactions
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onChange(withFilter(search, { query: query || undefined }))
  }
  return (
    <form role="search" aria-label={words.searchLabel} onSubmit={submit} className="mb-5 flex flex-wrap gap-3">
      <Select
        aria-label={words.statusLabel}
        className="w-full sm:w-52"
        value={search.status ?? ''}
        placeholder={words.all}
        options={statuses.map((status) => ({ value: status, label: text(`transaction.status.${status}`) }))}
        onChange={(event) => {
          const status = statuses.find((known) => known === event.target.value)
          onChange(withFilter(search, { status }))
        }}
      />
      <Input
        key={search.query ?? ''}
        type="search"
        name="query"
        aria-label={words.searchLabel}
        placeholder={text('transaction.search')}
        defaultValue={search.query ?? ''}
        maxLength={200}
        className="min-w-0 flex-1 sm:max-w-80"
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden />
        {words.apply}
      </Button>
    </form>
  )
}
