import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarRange, CircleCheck, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { OwnListing } from '@stackyard/shared/schema/managed-listing'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { listingFormTexts } from '../../../../lib/texts/listing-form'
import { spaceTexts } from '../../../../lib/texts/space-calendar'

const words = listingFormTexts.own

/** What a provider does with one of their listings: editing leads, all else is quiet. */
export function OwnActions({ listing }: { listing: Pick<OwnListing, 'id' | 'isDraft'> }) {
  const params = { id: String(listing.id) }
  return (
    <span className="flex items-center justify-end max-md:w-full max-md:justify-start">
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/warehouses/edit/$id" params={params}>
          {words.edit}
        </Link>
      </Button>
      {listing.isDraft ? null : <ConfirmAction id={listing.id} />}
      <Button asChild variant="ghost" size="icon-sm">
        <Link to="/dashboard/warehouses/space/$id" params={params} aria-label={spaceTexts.open} title={spaceTexts.open}>
          <CalendarRange aria-hidden />
        </Link>
      </Button>
      <Button asChild variant="ghost" size="icon-sm">
        <Link
          to="/dashboard/warehouses/create"
          search={{ clone: params.id }}
          aria-label={words.clone}
          title={words.clone}
        >
          <Copy aria-hidden />
        </Link>
      </Button>
      <DeleteAction id={listing.id} />
    </span>
  )
}

const useRefetch = () => {
  const queryClient = useQueryClient()
  return async () => queryClient.invalidateQueries({ queryKey: apiQuery.supply.key() })
}

function ConfirmAction({ id }: { id: number }) {
  const confirmation = useMutation({
    mutationFn: async () => client.supply.confirm({ id }),
    onSuccess: () => notifyDone(words.confirmed, { failed: listingFormTexts.failed }),
    onError: (error) => notifyFailure(listingFormTexts.failed, error),
    onSettled: useRefetch(),
  })
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={words.confirm}
      title={words.confirm}
      busy={confirmation.isPending}
      onClick={() => confirmation.mutate()}
    >
      {confirmation.isPending ? null : <CircleCheck aria-hidden />}
    </Button>
  )
}

function DeleteAction({ id }: { id: number }) {
  const [asks, setAsks] = useState(false)
  const refetch = useRefetch()
  const removal = useMutation({
    mutationFn: async () => client.supply.delete({ id }),
    onSuccess: () => notifyDone(text('warehouse.delete.success'), { failed: text('warehouse.delete.error') }),
    onError: (error) => notifyFailure(text('warehouse.delete.error'), error),
    onSettled: async () => {
      setAsks(false)
      await refetch()
    },
  })
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={words.delete}
        title={words.delete}
        onClick={() => setAsks(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={() => setAsks(false)}
        title={text('warehouse.delete.dialog.title')}
        confirmLabel={text('warehouse.delete.action')}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        <p className="text-sm">{text('warehouse.delete.dialog.body')}</p>
      </ConfirmDialog>
    </>
  )
}
