import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { SavedAddress } from '@stackyard/shared/schema/address-book'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog, Dialog } from '@stackyard/shared/ui/dialog'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { addressBookTexts as words } from '../../../../lib/texts/addresses'

const AddressForm = lazy(async () => ({ default: (await import('./address-form')).AddressForm }))

type Open = { kind: 'new' } | { kind: 'edit' | 'remove'; address: SavedAddress } | null

const listQuery = () => apiQuery.address.list.queryOptions({ input: { limit: 100 }, select: (reply) => reply.results })

/** The Address Book: list, New, Edit and Delete. */
export function AddressBook() {
  const queryClient = useQueryClient()
  const query = useQuery(listQuery())
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const refresh = async () => queryClient.invalidateQueries({ queryKey: apiQuery.address.list.key() })
  const removal = useMutation({
    mutationFn: async (id: number) => client.address.delete({ id }),
    onSuccess: () => notifyDone(words.removed, { failed: text('address.delete.error') }),
    onError: (error) => notifyFailure(text('address.delete.error'), error),
    onSettled: async () => {
      close()
      await refresh()
    },
  })
  const removed = open?.kind === 'remove' ? open.address : null
  return (
    <section aria-labelledby="addresses-title">
      <h2 id="addresses-title" className="font-display text-lg font-semibold">
        {text('billing.addressBook')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      {query.isPending ? (
        <Skeleton className="rounded-card h-24" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : (
        <List addresses={query.data} onOpen={setOpen} />
      )}
      <Dialog
        open={open?.kind === 'new' || open?.kind === 'edit'}
        onOpenChange={close}
        title={open?.kind === 'edit' ? words.edit : words.add}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AddressForm
            address={open?.kind === 'edit' ? open.address : null}
            onDone={() => {
              close()
              void refresh()
            }}
          />
        </Suspense>
      </Dialog>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={close}
        title={text('address.delete.title')}
        confirmLabel={text('address.delete.title')}
        variant="danger"
        busy={removal.isPending}
        onConfirm={() => {
          if (removed) removal.mutate(removed.id)
        }}
      >
        <p className="text-sm">
          {words.removeQuestion}
          <strong className="mt-2 block font-semibold">{removed?.formattedAddress}</strong>
        </p>
      </ConfirmDialog>
    </section>
  )
}

function List({ addresses, onOpen }: { addresses: readonly SavedAddress[]; onOpen: (open: Open) => void }) {
  const add = (
    <Button variant="outline" onClick={() => onOpen({ kind: 'new' })}>
      <Plus aria-hidden />
      {words.add}
    </Button>
  )
  if (addresses.length === 0)
    return (
      <EmptyState className="py-6" action={add}>
        {words.none}
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <ul aria-label={words.list} className="grid gap-3">
        {addresses.map((address) => (
          <li key={address.id} className="rounded-card bg-card flex flex-wrap items-center gap-3 border p-4">
            <span className="min-w-0 flex-1 basis-48">{address.formattedAddress}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.editOne(address.formattedAddress)}
              onClick={() => onOpen({ kind: 'edit', address })}
            >
              {texts.actions.edit}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.removeOne(address.formattedAddress)}
              onClick={() => onOpen({ kind: 'remove', address })}
            >
              {texts.actions.delete}
            </Button>
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </div>
  )
}
