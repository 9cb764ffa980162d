import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { texts } from '../../../lib/texts'
import { adminTexts as words } from '../../../lib/texts/admin'
import { type CuratedListing, type FlagAction, flagActions, mayDelete } from '../flag-actions'
import { useSetFlag } from '../use-set-flag'
import { DiamondDialog } from './diamond-dialog'

type Asked = FlagAction | 'diamond' | 'delete' | null

/** Everything an admin can do to a listing (002 §2.5). The icon is red while the listing has no coordinates. */
export function ListingMenu({ listing }: { listing: CuratedListing }) {
  const router = useRouter()
  const [asked, setAsked] = useState<Asked>(null)
  const isFree = listing.seller.planId === 'free'
  const hasPin = listing.latitude !== null && listing.longitude !== null
  const base =
    listing.seller.userType === 'manager' ? '/dashboard/managed/warehouses/edit' : '/dashboard/warehouses/edit'
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${words.actions(listing.name)}${hasPin ? '' : ` (${words.noPin})`}`}
          >
            <MoreHorizontal aria-hidden className={hasPin ? '' : 'text-danger-ink'} />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => router.history.push(`${base}/${listing.id}`)}>{words.edit}</DropdownMenuItem>
        <DropdownMenuSeparator />
        {flagActions(listing).map((action) => (
          <DropdownMenuItem
            key={action.flag}
            disabled={action.needsPlan && isFree}
            title={action.needsPlan && isFree ? words.planNeeded : undefined}
            onSelect={() => setAsked(action)}
          >
            {action.label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => setAsked('diamond')}>{words.diamond}</DropdownMenuItem>
        {mayDelete(listing) ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger" onSelect={() => setAsked('delete')}>
              {words.delete}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenu>
      <Asking listing={listing} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type AskingProps = { listing: CuratedListing; asked: Asked; onClose: () => void }

function Asking({ listing, asked, onClose }: AskingProps) {
  if (asked === null) return null
  if (asked === 'diamond') return <DiamondDialog listing={listing} onClose={onClose} />
  if (asked === 'delete') return <DeleteDialog listing={listing} onClose={onClose} />
  return <FlagDialog listing={listing} action={asked} onClose={onClose} />
}

function FlagDialog({ listing, action, onClose }: Omit<AskingProps, 'asked'> & { action: FlagAction }) {
  const setFlag = useSetFlag()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={action.title}
      confirmLabel={action.label}
      cancelLabel={texts.actions.back}
      onConfirm={() => {
        setFlag.mutate({ id: listing.id, ...action })
        onClose()
      }}
    >
      <p className="text-sm">
        <strong className="block">{listing.name}</strong>
        {action.body}
      </p>
    </ConfirmDialog>
  )
}

function DeleteDialog({ listing, onClose }: Omit<AskingProps, 'asked'>) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: async () => client.supply.adminDelete({ id: listing.id }),
    onSuccess: () => notifyDone(text('warehouse.delete.success')),
    onError: (error) => notifyFailure(text('warehouse.deleteDialog.error'), error),
    onSettled: async () => {
      onClose()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQuery.supply.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
      ])
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('warehouse.delete.dialog.title')}
      confirmLabel={text('warehouse.delete.action')}
      cancelLabel={texts.actions.back}
      variant="danger"
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      <p className="text-sm">
        <strong className="block">{listing.name}</strong>
        {text('warehouse.delete.dialog.body')}
      </p>
    </ConfirmDialog>
  )
}
