import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type SpaceType, spaceTypes } from '@stackyard/shared/reference/terms'
import { BlockInput, type BlockFields, type SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { inUnit } from '../space-figures'

const words = spaceTexts.block

/** What the dialog begins with: a block to change, or the days of a new one. */
export type BlockDraft = { entry: SpaceEntry } | { startDay: string; endDay?: string }

type Props = {
  warehouseId: number
  /** Named where the page is of several warehouses. */
  warehouse?: string
  unit: SpaceType
  draft: BlockDraft
  onClose: () => void
  onSaved: () => void
}

type Errors = Partial<Record<string, string>>

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

/** Blocks space for dates, or changes a block. What the server refuses stands at its field. */
export function BlockDialog({ warehouseId, warehouse, unit, draft, onClose, onSaved }: Props) {
  const formId = useId()
  const entry = 'entry' in draft ? draft.entry : undefined
  const [errors, setErrors] = useState<Errors>({})
  const saving = useMutation({
    mutationFn: (block: BlockFields) =>
      entry
        ? client.space.changeBlock({ id: warehouseId, blockId: entry.id, ...block })
        : client.space.block({ id: warehouseId, ...block }),
    onSuccess: () => {
      notifyDone(words.saved, { failed: words.failed })
      onSaved()
    },
    onError: (error) => {
      const problem = toProblem(error)
      setErrors(Object.fromEntries((problem.issues ?? []).map(({ path, message }) => [path, message])))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { endDay, ...typed } = fieldsOf(event.currentTarget)
    const parsed = BlockInput.safeParse({ id: warehouseId, ...typed, endDay: endDay === '' ? null : endDay })
    setErrors(
      parsed.success
        ? {}
        : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
    )
    if (!parsed.success) return
    const { id: _, ...block } = parsed.data
    saving.mutate(block)
  }
  const isElsewhere = saving.isError && Object.keys(errors).length === 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={entry ? words.change : warehouse ? words.titleAt(warehouse) : words.title}
      description={words.lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {entry ? words.saveChange : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <BlockFieldset
          unit={unit}
          entry={entry}
          days={'startDay' in draft ? draft : { startDay: '' }}
          errors={errors}
        />
        {isElsewhere ? (
          <p role="alert" className="text-danger-ink text-sm sm:col-span-2">
            {toProblem(saving.error).message}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

type FieldsetProps = {
  unit: SpaceType
  entry: SpaceEntry | undefined
  days: { startDay: string; endDay?: string }
  errors: Errors
}

function BlockFieldset({ unit, entry, days, errors }: FieldsetProps) {
  const quantity = entry ? String(inUnit(unit, entry.squareFeet)) : ''
  const props = (name: string) => (errors[name] ? { error: errors[name] } : {})
  return (
    <>
      <Field label={words.quantity} required {...props('quantity')}>
        {(control) => (
          <Input {...control} name="quantity" type="number" min={1} step={1} defaultValue={quantity} data-first-focus />
        )}
      </Field>
      <Field label={words.unit} {...props('spaceType')}>
        {(control) => (
          <Select
            {...control}
            name="spaceType"
            defaultValue={unit}
            options={spaceTypes.map((value) => ({ value, label: spaceTexts.units[value] }))}
          />
        )}
      </Field>
      <Field label={words.startDay} required {...props('startDay')}>
        {(control) => (
          <Input {...control} name="startDay" type="date" defaultValue={entry?.startDay ?? days.startDay} />
        )}
      </Field>
      <Field label={words.endDay} hint={words.endHint} {...props('endDay')}>
        {(control) => (
          <Input {...control} name="endDay" type="date" defaultValue={(entry ? entry.endDay : days.endDay) ?? ''} />
        )}
      </Field>
      <Field label={words.note} hint={words.noteHint} className="sm:col-span-2" {...props('note')}>
        {(control) => <Input {...control} name="note" maxLength={200} defaultValue={entry?.note ?? ''} />}
      </Field>
    </>
  )
}
