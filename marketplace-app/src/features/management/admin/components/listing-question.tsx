import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { text } from '@stackyard/shared/messages/text'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import type { CuratedListing, FlagAction } from '../flag-actions'
import { useSetFlag } from '../use-set-flag'
import { DiamondDialog } from './diamond-dialog'

/** What is asked about one listing. */
export type ListingAsked = FlagAction | 'diamond' | 'delete'

export type ListingQuestionProps = {
  listing: CuratedListing
  asked: ListingAsked
  /** The diamonds that the question for them proposes. */
  diamond?: number | undefined
  onClose: () => void
}

/** The question before anything is done to a listing: nothing is sent until it is answered. */
export function ListingQuestion({ listing, asked, diamond, onClose }: ListingQuestionProps) {
  if (asked === 'diamond') return <DiamondDialog listing={listing} chosen={diamond} onClose={onClose} />
  if (asked === 'delete') return <DeleteDialog listing={listing} onClose={onClose} />
  return <FlagDialog listing={listing} action={asked} onClose={onClose} />
}

type QuestionProps = Pick<ListingQuestionProps, 'listing' | 'onClose'>

function FlagDialog({ listing, action, onClose }: QuestionProps & { action: FlagAction }) {
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

/** Afterwards everything the page shows is loaded again. */
function DeleteDialog({ listing, onClose }: QuestionProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const removal = useMutation({
    mutationFn: async () => client.supply.adminDelete({ id: listing.id }),
    onSuccess: () => notifyDone(text('warehouse.delete.success'), { failed: text('warehouse.deleteDialog.error') }),
    onError: (error) => notifyFailure(text('warehouse.deleteDialog.error'), error),
    onSettled: async () => {
      onClose()
      await Promise.all([queryClient.invalidateQueries(), router.invalidate()])
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
