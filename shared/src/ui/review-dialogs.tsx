import { useState } from 'react'
import type { Review } from '../schema/review'
import { ConfirmDialog } from './dialog'
import { ReviewForm } from './review-form'
import type { OpenReview, ReviewListProps } from './review-list'
import { ReplyForm } from './review-reply'
import { say } from './say'

/** The forms of a list of reviews, one of which is open. */
export function ReviewDialogs(props: ReviewListProps & { open: OpenReview; onClose: () => void }) {
  const { open, onClose, onCreate, onUpdate, onDelete, onReply } = props
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const edited = open?.kind === 'edit' ? open.review : undefined

  async function remove(review: Review) {
    if (!onDelete) return
    setBusy(true)
    const refused = await onDelete(review)
    setBusy(false)
    setRefusal(refused)
    if (refused === null) onClose()
  }

  return (
    <>
      <ReviewForm
        open={open?.kind === 'write' || open?.kind === 'edit'}
        onOpenChange={onClose}
        review={edited}
        readStanding={props.readStanding}
        onSubmit={(text) => (edited && onUpdate ? onUpdate(edited, text) : onCreate(text))}
      />
      <ReplyForm
        review={open?.kind === 'reply' ? open.review : undefined}
        onClose={onClose}
        onSubmit={async (reply) => (open?.kind === 'reply' && onReply ? onReply(open.review, reply) : null)}
      />
      <ConfirmDialog
        open={open?.kind === 'delete'}
        onOpenChange={onClose}
        title={say('Delete Review')}
        confirmLabel={say('Delete review')}
        variant="danger"
        busy={busy}
        onConfirm={() => (open?.kind === 'delete' ? void remove(open.review) : undefined)}
      >
        <p>{say("Are you sure you want to delete this review? This can't be undone.")}</p>
        {refusal ? (
          <p role="alert" className="text-danger-ink mt-3 text-sm">
            {refusal}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
