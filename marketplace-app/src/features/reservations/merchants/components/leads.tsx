import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { SelectField, TextField } from '../../../../components/form-fields'
import { apiQuery } from '../../../../lib/api'
import { copyAddress } from '../../../../lib/copy-address'
import { userAtom } from '../../../../lib/session'
import { leadTexts as words } from '../../../../lib/texts/leads'
import type { RfpReader, RfpSearch } from '../queries'
import { RfpList } from './rfp-list'

export type LeadsProps = {
  reader: RfpReader
  isPublic: boolean
  search: RfpSearch
  onPublic: (isPublic: boolean) => void
  onSearch: (search: RfpSearch) => void
}

/** Requests for proposals as leads: all of them, or those from the public wizard. */
export function Leads({ reader, isPublic, search, onPublic, onSearch }: LeadsProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {reader === 'seller' ? <RequestPageLink /> : null}
      <Tabs
        label={words.tabs}
        value={isPublic ? 'public' : 'all'}
        onValueChange={(value) => onPublic(value === 'public')}
        items={[
          { value: 'all', label: words.all },
          { value: 'public', label: words.public },
        ]}
      >
        {isPublic ? <p className="text-muted-foreground mb-4 text-sm">{words.publicLead}</p> : null}
        <RfpList reader={reader} search={search} isPublic={isPublic} onSearch={onSearch} />
      </Tabs>
    </div>
  )
}

/** A provider's own link to the wizard, by warehouse. */
function RequestPageLink() {
  const id = useId()
  const query = useQuery(
    apiQuery.supply.own.queryOptions({
      input: { tab: 'live', limit: 100, skip: 0 },
      select: ({ results }) => results,
    }),
  )
  const [chosen, setChosen] = useState('')
  const listings = query.data ?? []
  const listing = listings.find((one) => String(one.id) === chosen) ?? listings[0]
  if (query.isPending) return <Skeleton className="rounded-card h-40" />
  if (query.isError) return null
  return (
    <section aria-labelledby={id} className="rounded-card bg-subtle border p-5 sm:p-6">
      <h2 id={id} className="font-display text-lg font-semibold">
        {words.link.title}
      </h2>
      <p className="text-muted-foreground mt-1 max-w-2xl text-sm">{listing ? words.link.lead : words.link.none}</p>
      {listing ? (
        <LinkFields
          listings={listings.map((one) => ({ value: String(one.id), label: one.name }))}
          chosen={String(listing.id)}
          onChoose={setChosen}
        />
      ) : (
        <Button asChild variant="outline" className="mt-4">
          <Link to="/dashboard/warehouses/create">{words.link.create}</Link>
        </Button>
      )}
    </section>
  )
}

type LinkFieldsProps = {
  listings: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
}

function LinkFields({ listings, chosen, onChoose }: LinkFieldsProps) {
  const sellerId = useAtomValue(userAtom)?.id ?? ''
  const address = `${location.origin}/warehouses/rfp/${chosen}?ref=${sellerId}&warehouseId=${chosen}`
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={words.link.warehouse}
        fieldClassName="min-w-0 flex-1 basis-48"
        options={listings}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      />
      <TextField
        label={words.link.address}
        fieldClassName="min-w-0 flex-2 basis-64"
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyAddress(address, 'copyLink.success', 'copyLink.error')}>{words.link.copy}</Button>
      <Button asChild variant="outline">
        <a href={address} target="_blank" rel="noopener">
          {words.link.open}
        </a>
      </Button>
    </div>
  )
}
