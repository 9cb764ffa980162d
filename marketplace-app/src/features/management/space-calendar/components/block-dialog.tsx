import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { type SpaceType, spaceTypes } from '@stackyard/shared/reference/terms'
import { BlockInput, type SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { type ErrorOf, FieldsDialog } from '../../../../components/fields-dialog'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
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

/** Blocks space for dates, or changes a block. What the server refuses stands at its field. */
export function BlockDialog({ warehouseId, warehouse, unit, draft, onClose, onSaved }: Props) {
  const entry = 'entry' in draft ? draft.entry : undefined
  const saving = useMutation({
    mutationFn: ({ id, ...block }: z.infer<typeof BlockInput>) =>
      entry ? client.space.changeBlock({ id, blockId: entry.id, ...block }) : client.space.block({ id, ...block }),
    onSuccess: () => {
      notifyDone(words.saved, { failed: words.failed })
      onSaved()
    },
  })
  return (
    <FieldsDialog
      title={entry ? words.change : warehouse ? words.titleAt(warehouse) : words.title}
      lead={words.lead}
      cancel={words.cancel}
      send={entry ? words.saveChange : words.save}
      schema={BlockInput}
      values={({ endDay, ...typed }) => ({ id: warehouseId, ...typed, endDay: endDay === '' ? null : endDay })}
      saving={saving}
      onClose={onClose}
    >
      {(errorOf) => (
        <BlockFieldset
          unit={unit}
          entry={entry}
          days={'startDay' in draft ? draft : { startDay: '' }}
          errorOf={errorOf}
        />
      )}
    </FieldsDialog>
  )
}

type FieldsetProps = {
  unit: SpaceType
  entry: SpaceEntry | undefined
  days: { startDay: string; endDay?: string }
  errorOf: ErrorOf
}

function BlockFieldset({ unit, entry, days, errorOf }: FieldsetProps) {
  const quantity = entry ? String(inUnit(unit, entry.squareFeet)) : ''
  return (
    <>
      <Field label={words.quantity} required {...errorOf('quantity')}>
        {(control) => (
          <Input {...control} name="quantity" type="number" min={1} step={1} defaultValue={quantity} data-first-focus />
        )}
      </Field>
      <Field label={words.unit} {...errorOf('spaceType')}>
        {(control) => (
          <Select
            {...control}
            name="spaceType"
            defaultValue={unit}
            options={spaceTypes.map((value) => ({ value, label: spaceTexts.units[value] }))}
          />
        )}
      </Field>
      <Field label={words.startDay} required {...errorOf('startDay')}>
        {(control) => (
          <Input {...control} name="startDay" type="date" defaultValue={entry?.startDay ?? days.startDay} />
        )}
      </Field>
      <Field label={words.endDay} hint={words.endHint} {...errorOf('endDay')}>
        {(control) => (
          <Input {...control} name="endDay" type="date" defaultValue={(entry ? entry.endDay : days.endDay) ?? ''} />
        )}
      </Field>
      <Field label={words.note} hint={words.noteHint} className="sm:col-span-2" {...errorOf('note')}>
        {(control) => <Input {...control} name="note" maxLength={200} defaultValue={entry?.note ?? ''} />}
      </Field>
    </>
  )
}
