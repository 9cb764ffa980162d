import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { transactionSorts } from '@stackyard/shared/reference/order-states'
import { paymentTypes, purchaseTypes } from '@stackyard/shared/reference/payment-types'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { Choice } from '../../../../components/choice'
import { DayField } from '../../../../components/day-field'
import { ExportButton } from '../../../../components/export-button'
import { moneyTexts } from '../../../../lib/texts/money'
import { exportTransactions } from '../queries'
import { statuses, type TransactionSearch, withFilter } from '../transaction-search'

export type TransactionFiltersProps = {
  role: UserType
  search: TransactionSearch
  onChange: (search: TransactionSearch) => void
}

const words = moneyTexts.transactions

/** Text, status, method, type, days and order, all in the address; and what matches as a file. */
export function TransactionFilters({ role, search, onChange }: TransactionFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onChange(withFilter(search, { query: query || undefined }))
  }
  return (
    <form role="search" aria-label={words.searchLabel} onSubmit={submit} className="mb-5 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <Input
          key={search.query ?? ''}
          type="search"
          name="query"
          aria-label={words.searchLabel}
          placeholder={text('transaction.search')}
          defaultValue={search.query ?? ''}
          maxLength={200}
          className="min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0"
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          {words.apply}
        </Button>
        <ExportButton load={() => exportTransactions(role, search)} words={words} className="sm:ms-auto" />
      </div>
      <Choices search={search} onChange={onChange} />
    </form>
  )
}

function Choices({ search, onChange }: Omit<TransactionFiltersProps, 'role'>) {
  const narrow = (changes: Partial<TransactionSearch>) => onChange(withFilter(search, changes))
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-6">
      <Choice
        label={words.statusLabel}
        placeholder={words.all}
        value={search.status}
        options={statuses.map((value) => ({ value, label: text(`transaction.status.${value}`) }))}
        onChoose={(status) => narrow({ status })}
      />
      <Choice
        label={words.method}
        placeholder={words.anyMethod}
        value={search.paymentType}
        options={paymentTypes.map((value) => ({ value, label: words.methods[value] }))}
        onChoose={(paymentType) => narrow({ paymentType })}
      />
      <Choice
        label={words.typeLabel}
        placeholder={words.anyType}
        value={search.type}
        options={purchaseTypes.map((value) => ({ value, label: words.types[value] }))}
        onChoose={(type) => narrow({ type })}
      />
      <DayField label={words.placedFrom} value={search.from} max={search.to} onChange={(from) => narrow({ from })} />
      <DayField label={words.placedUntil} value={search.to} min={search.from} onChange={(to) => narrow({ to })} />
      <Choice
        label={words.sortLabel}
        value={search.sort ?? '-createdAt'}
        options={transactionSorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChoose={(sort) => narrow({ sort: sort === '-createdAt' ? undefined : sort })}
      />
    </div>
  )
}
