import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { SpaceChangeInput } from '@stackyard/shared/schema/space-calendar'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { FieldsDialog } from '../../../../components/fields-dialog'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { spaceTexts } from '../../../../lib/texts/space-calendar'

const words = spaceTexts.total

type Props = { warehouseId: number; onClose: () => void; onSaved: () => void }

/** Plans another total from a day on. What the server refuses, with the first day that is too full, is told at its field. */
export function TotalDialog({ warehouseId, onClose, onSaved }: Props) {
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1))
  const saving = useMutation({
    mutationFn: (change: Parameters<typeof client.space.setTotal>[0]) => client.space.setTotal(change),
    onSuccess: () => {
      notifyDone(words.saved, { failed: words.removeFailed })
      onSaved()
    },
  })
  return (
    <FieldsDialog
      title={words.dialog}
      lead={words.lead}
      cancel={words.cancel}
      send={words.save}
      schema={SpaceChangeInput}
      values={({ pallets, ...typed }) => ({ id: warehouseId, ...typed, pallets: pallets === '' ? undefined : pallets })}
      saving={saving}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={words.fromDay} required {...errorOf('fromDay')}>
            {(control) => <Input {...control} name="fromDay" type="date" min={tomorrow} data-first-focus />}
          </Field>
          <Field label={words.pallets} required {...errorOf('pallets')}>
            {(control) => <Input {...control} name="pallets" type="number" min={0} step={1} />}
          </Field>
        </>
      )}
    </FieldsDialog>
  )
}
