import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Shortlist } from '@stackyard/shared/schema/shortlist'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../lib/api'
import { notifyFailure } from '../lib/notify'
import { toProblem } from '../lib/problem'
import { savedTexts } from '../lib/texts/saved'

const words = savedTexts.shortlists

type Listing = { id: number; name: string }
export type ShortlistDialogProps = { listing: Listing; open: boolean; onClose: () => void }

/** The reader's shortlists with a switch for each, and a new one. */
export function ShortlistDialog({ listing, open, onClose }: ShortlistDialogProps) {
  const lists = useQuery(apiQuery.shortlist.list.queryOptions())
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.dialog} description={listing.name}>
      {lists.isPending ? (
        <Skeleton className="h-24" />
      ) : lists.isError ? (
        <ErrorState message={toProblem(lists.error).message} onRetry={() => void lists.refetch()} />
      ) : (
        <ul aria-label={words.list} className="mb-4 grid">
          {lists.data.results.map((list) => (
            <li key={list.id}>
              <ListSwitch list={list} listing={listing} />
            </li>
          ))}
        </ul>
      )}
      <NewList listing={listing} />
    </Dialog>
  )
}

function useRefresh() {
  const queryClient = useQueryClient()
  return async () => queryClient.invalidateQueries({ queryKey: apiQuery.shortlist.key() })
}

function ListSwitch({ list, listing }: { list: Shortlist; listing: Listing }) {
  const refresh = useRefresh()
  const isOn = list.warehouseIds.includes(listing.id)
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      const input = { id: list.id, warehouseId: listing.id }
      return wanted ? client.shortlist.put(input) : client.shortlist.take(input)
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  return (
    <Checkbox
      label={list.name}
      hint={words.count(list.warehouseIds.length)}
      checked={change.isPending ? change.variables : isOn}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}

function NewList({ listing }: { listing: Listing }) {
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const create = useMutation({
    mutationFn: async () => {
      const { results } = await client.shortlist.create({ name })
      return client.shortlist.put({ id: results.id, warehouseId: listing.id })
    },
    onSuccess: () => setName(''),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  return (
    <form
      className="flex flex-wrap items-end gap-3 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) create.mutate()
      }}
    >
      <Field label={words.newName} hint={words.newHint} className="min-w-0 flex-1 basis-56">
        {(control) => (
          <Input {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="outline" disabled={create.isPending || name.trim() === ''}>
        {words.createAndAdd}
      </Button>
    </form>
  )
}
