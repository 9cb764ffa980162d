import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { SpaceChangeInput } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { spaceTexts } from '../../../../lib/texts/space-calendar'

const words = spaceTexts.total

type Props = { warehouseId: number; onClose: () => void; onSaved: () => void }
type Errors = Partial<Record<string, string>>

/** Plans another total from a day on. What the server refuses, with the first day that is too full, is told at its field. */
export function TotalDialog({ warehouseId, onClose, onSaved }: Props) {
  const formId = useId()
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1))
  const [errors, setErrors] = useState<Errors>({})
  const saving = useMutation({
    mutationFn: (change: Parameters<typeof client.space.setTotal>[0]) => client.space.setTotal(change),
    onSuccess: () => {
      notifyDone(words.saved, { failed: words.removeFailed })
      onSaved()
    },
    onError: (error) =>
      setErrors(Object.fromEntries((toProblem(error).issues ?? []).map(({ path, message }) => [path, message]))),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const pallets = String(typed.get('pallets')).trim()
    const parsed = SpaceChangeInput.safeParse({
      id: warehouseId,
      fromDay: typed.get('fromDay'),
      pallets: pallets === '' ? undefined : pallets,
    })
    setErrors(
      parsed.success
        ? {}
        : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
    )
    if (parsed.success) saving.mutate(parsed.data)
  }
  const isElsewhere = saving.isError && Object.keys(errors).length === 0
  const props = (name: string) => (errors[name] ? { error: errors[name] } : {})
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.dialog}
      description={words.lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field label={words.fromDay} required {...props('fromDay')}>
          {(control) => <Input {...control} name="fromDay" type="date" min={tomorrow} data-first-focus />}
        </Field>
        <Field label={words.pallets} required {...props('pallets')}>
          {(control) => <Input {...control} name="pallets" type="number" min={0} step={1} />}
        </Field>
        {isElsewhere ? (
          <p role="alert" className="text-danger-ink text-sm sm:col-span-2">
            {toProblem(saving.error).message}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
