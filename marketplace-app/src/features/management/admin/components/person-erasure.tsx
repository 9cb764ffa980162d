import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { erasureDays } from '@stackyard/shared/reference/erasure'
import type { PersonHead } from '@stackyard/shared/schema/person-page'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { showRefusal } from '../../../../lib/form'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { nameOf } from '../person'

const words = personPageTexts.erasure

/** Shows what a change of the erasure answered, and reads the person's lists anew. */
const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiQuery.adminPerson.key() })
}

/** Has the account of a person erased, with a reason. */
export function AskErasure({ person }: { person: DirectoryUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" className="text-danger-ink" onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.title(nameOf(person))}
        description={words.lead(erasureDays)}
      >
        <ErasureForm id={person.id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ErasureForm({ id, onClose }: { id: number; onClose: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ defaultValues: { reason: '' } })
  const refresh = useRefresh()
  const asking = useMutation({
    mutationFn: ({ reason }: { reason: string }) => client.adminPerson.askErasure({ id, reason }),
    onSuccess: async () => {
      onClose()
      notifyDone(words.asked)
      await refresh()
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const submit = form.handleSubmit((given) => {
    setProblem(null)
    asking.mutate(given)
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={asking.isPending}>
          {words.confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.actions.back}
        </Button>
      </div>
    </form>
  )
}

type Waiting = NonNullable<PersonHead['erasure']>

/** An erasure that waits for its day, why, and what stands in its way. */
export function PendingErasure({ id, erasure }: { id: number; erasure: Waiting }) {
  const { dueAt, isByAdmin, reason, hindrances } = erasure
  const refresh = useRefresh()
  const cancel = useMutation({
    mutationFn: () => client.adminPerson.cancelErasure({ id }),
    onSuccess: () => notifyDone(words.cancelled, { failed: words.cancelFailed }),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: refresh,
  })
  return (
    <Notice
      tone="danger"
      title={words.pending(formatDate(dueAt))}
      action={
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      }
    >
      <p className="wrap-anywhere">{isByAdmin ? words.byAdmin(reason) : words.byPerson}</p>
      {hindrances.length > 0 ? (
        <>
          <p className="mt-2">{words.hindered}</p>
          <ul className="list-disc ps-5">
            {hindrances.map(({ kind, message }) => (
              <li key={kind}>{message}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  )
}
