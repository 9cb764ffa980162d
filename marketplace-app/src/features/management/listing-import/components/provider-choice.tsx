import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { SelectField, TextField } from '../../../../components/form-fields'
import { apiQuery } from '../../../../lib/api'
import { listingImportTexts as words } from '../../../../lib/texts/listing-import'

const offered = 20

export type ProviderChoiceProps = { value: number | undefined; onChange: (id: number | undefined) => void }

/** The provider that an admin adds listings for: found by name or email, then chosen. */
export function ProviderChoice({ value, onChange }: ProviderChoiceProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const people = useQuery(
    apiQuery.adminUser.list.queryOptions({
      input: { userType: 'seller', query: query || undefined, limit: offered, order: 'asc', sortBy: 'company' },
      select: (reply) => reply.results,
      placeholderData: keepPreviousData,
    }),
  )
  const options = (people.data ?? []).map(({ id, company, firstName, lastName, email }) => ({
    value: String(id),
    label: [company || `${firstName} ${lastName}`.trim(), email].filter(Boolean).join(' · '),
  }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.providerSearch}
        type="search"
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={words.provider}
        hint={words.providerHint}
        required
        placeholder={words.provider}
        options={options}
        value={options.some((option) => option.value === String(value)) ? String(value) : ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
      />
    </div>
  )
}
