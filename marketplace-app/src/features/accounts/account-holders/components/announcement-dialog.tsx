import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { currentUser } from '../../../../lib/session'
import { accountHolderTexts } from '../../../../lib/texts/account-holders'

const words = accountHolderTexts.announcement

export type AnnouncementDialogProps = { ids: readonly number[]; onSent: () => void; onClose: () => void }

/** An email to the selected sellers, at most 200 at once, and a test of it to oneself. */
export function AnnouncementDialog({ ids, onSent, onClose }: AnnouncementDialogProps) {
  const [draft, setDraft] = useState<{ subject: string; message: string }>({
    subject: words.subjectDraft,
    message: words.messageDraft,
  })
  const sending = useMutation({
    mutationFn: async () => (await client.users.sendEmailTemplate({ ids: [...ids], ...draft })).results,
    onSuccess: ({ count, leftOut }) => {
      notifyDone(words.sent(count, leftOut))
      onClose()
      onSent()
    },
  })
  const testing = useMutation({
    mutationFn: async (id: number) => client.users.sendEmailTemplate({ ids: [id], ...draft }),
    onSuccess: () => notifyDone(words.tested),
  })
  const me = currentUser()
  const isWritten = draft.subject.trim() !== '' && draft.message.trim() !== ''
  const isBusy = sending.isPending || testing.isPending
  const error = sending.error ?? testing.error
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || sending.isPending ? undefined : onClose())}
      title={words.title}
      description={words.lead(ids.length)}
      className="w-full max-w-2xl"
    >
      <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <Draft draft={draft} onDraft={setDraft} />
        <FormProblem problem={error ? toProblem(error) : null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isPending} disabled={!isWritten || isBusy}>
            {words.send(ids.length)}
          </Button>
          <Button
            variant="outline"
            busy={testing.isPending}
            disabled={!isWritten || !me || isBusy}
            onClick={() => (me ? testing.mutate(me.id) : undefined)}
          >
            {words.test}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type DraftProps = {
  draft: { subject: string; message: string }
  onDraft: (draft: { subject: string; message: string }) => void
}

function Draft({ draft, onDraft }: DraftProps) {
  return (
    <>
      <TextField
        label={words.subject}
        required
        data-first-focus
        maxLength={150}
        value={draft.subject}
        onChange={(event) => onDraft({ ...draft, subject: event.target.value })}
      />
      <Field label={words.message} hint={words.hint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            maxLength={10_000}
            value={draft.message}
            onChange={(event) => onDraft({ ...draft, message: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
