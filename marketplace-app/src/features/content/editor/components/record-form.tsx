import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { showRefusal } from '../../../../lib/form'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { contentTexts as words } from '../../../../lib/texts/content'
import { type ContentKind, type ContentRecord, panelPathOf } from '../content-kind'
import { type ContentValues, toContentInput, valuesOf } from '../content-values'
import { contentKey } from '../queries'
import { DefinitionButton } from './definition-button'
import { RecordField } from './record-field'
import { SecondLook } from './second-look'

type Props = {
  kind: ContentKind
  record: ContentRecord | null
  onDone: (record: ContentRecord) => void
  onCancel: () => void
}

/** The form of any kind; what is wrong with a field the server says beside it. */
export function RecordForm({ kind, record, onDone, onCancel }: Props) {
  const form = useForm<ContentValues>({ defaultValues: valuesOf(kind.fields, record) })
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const held = record?.text === null
  const save = useMutation({
    mutationFn: (values: ContentValues) => {
      const input = toContentInput(kind.fields, values, held)
      return record ? kind.update(record.id, input) : kind.create(input)
    },
    onSuccess: async ({ results }) => {
      notifyDone(record ? words.saved : words.created)
      await queryClient.invalidateQueries({ queryKey: contentKey(kind) })
      onDone(results)
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    save.mutate(values)
  })
  return (
    <form noValidate className="grid max-w-3xl grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      {record ? <SecondLook kind={kind} record={record} /> : null}
      {held && record ? (
        <Notice tone="info" action={<a href={panelPathOf(kind, record.id)}>{words.panel}</a>}>
          {words.textHeld}
        </Notice>
      ) : null}
      {kind.fields
        .filter((field) => !(held && field.control === 'text'))
        .map((field) => (
          <RecordField key={field.name} kind={kind} field={field} form={form} record={record} />
        ))}
      {kind.key === 'term' ? <DefinitionButton form={form} /> : null}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {words.create}
        </Button>
        <Button type="button" variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
