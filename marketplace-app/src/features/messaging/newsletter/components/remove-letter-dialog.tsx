import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SellerNewsletter } from '@stackyard/shared/schema/seller-newsletter'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'

/** The question before a newsletter is deleted. */
export function RemoveLetterDialog({ letter, onClose }: { letter: SellerNewsletter; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => client.sellerNewsletter.remove({ id: letter.id }),
    onSuccess: async () => {
      notifyDone(words.removed)
      await queryClient.invalidateQueries({ queryKey: apiQuery.sellerNewsletter.list.key() })
    },
    onError: (error) => notifyFailure(words.removeFailed, error),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.removeTitle}
      confirmLabel={words.remove}
      variant="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {words.removeText}
    </ConfirmDialog>
  )
}
