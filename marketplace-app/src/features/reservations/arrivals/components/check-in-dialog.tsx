import { useState } from 'react'
import { CheckInInput } from '@stackyard/shared/schema/arrival-input'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import type { AnswerProps } from './answer-dialogs'
import { ArrivalForm } from './arrival-form'
import { ChosenPhotos, usePhotos } from './chosen-photos'

const words = arrivalTexts.checkIn

/** This minute on the reader's own clock, as a field of date and time has it. */
const thisMinute = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const instantOf = (local: string): string => {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** Records goods that have come, with photos. */
export function CheckInDialog({ transaction: { id }, arrival, onClose }: AnswerProps) {
  const [photos, setPhotos] = useState<readonly UploadedFile[]>([])
  const chosen = usePhotos(photos, setPhotos)
  return (
    <ArrivalForm
      id={id}
      title={words.title}
      lead={words.differs(arrivalTexts.goods(arrival.quantity, arrival.unit))}
      send={words.save}
      done={arrivalTexts.done['check-in']}
      schema={CheckInInput}
      values={({ arrivedAt = '', ...fields }) => ({
        id,
        arrivalId: arrival.id,
        ...fields,
        arrivedAt: instantOf(arrivedAt),
        photoIds: photos.map((photo) => photo.id),
      })}
      call={(input) => client.arrival.checkIn(input)}
      onClose={onClose}
      isDisabled={chosen.isUploading}
    >
      {(errorOf) => (
        <>
          <Field
            label={words.arrivedAt}
            hint={words.arrivedHint}
            required
            className="sm:col-span-2"
            {...errorOf('arrivedAt')}
          >
            {(control) => <Input {...control} name="arrivedAt" type="datetime-local" defaultValue={thisMinute()} />}
          </Field>
          <Field label={words.countedField} required {...errorOf('counted')}>
            {(control) => (
              <Input
                {...control}
                name="counted"
                type="number"
                min={0}
                step={1}
                defaultValue={String(arrival.quantity)}
                data-first-focus
              />
            )}
          </Field>
          <Field label={words.damagedField} required {...errorOf('damaged')}>
            {(control) => <Input {...control} name="damaged" type="number" min={0} step={1} defaultValue="0" />}
          </Field>
          <Field label={words.note} className="sm:col-span-2" {...errorOf('note')}>
            {(control) => <Textarea {...control} name="note" rows={2} maxLength={500} />}
          </Field>
          <ChosenPhotos chosen={chosen} error={errorOf('photoIds').error} />
        </>
      )}
    </ArrivalForm>
  )
}
