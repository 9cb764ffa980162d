import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { SelectField, TextField } from '../../../../components/form-fields'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { ContentField, ContentKind, ContentRecord } from '../content-kind'
import type { ContentValues } from '../content-values'
import { categoriesQuery } from '../queries'
import { OriginalField } from './original-field'
import { SeveralField } from './several-field'

type Props = {
  kind: ContentKind
  field: ContentField
  form: UseFormReturn<ContentValues>
  record: ContentRecord | null
}

const TEXT_ROWS = 18

/** One field of a content form, by its control. */
export function RecordField({ kind, field, form, record }: Props) {
  const error = form.formState.errors[field.name]?.message
  const look = { label: field.label, hint: field.hint, error, required: field.required ?? false }
  const input = form.register(field.name)
  switch (field.control) {
    case 'switch':
      return (
        <div>
          <Switch label={field.label} {...input} />
          {field.hint ? <p className="text-muted-foreground text-sm">{field.hint}</p> : null}
        </div>
      )
    case 'lines':
    case 'text':
      return (
        <Field {...look} hint={field.hint ?? (field.control === 'text' ? words.textHint : undefined)}>
          {(control) => (
            <Textarea
              {...control}
              {...input}
              dir="auto"
              maxLength={field.maxLength}
              rows={field.control === 'text' ? TEXT_ROWS : 4}
              className={field.control === 'text' ? 'font-mono' : ''}
            />
          )}
        </Field>
      )
    case 'choice':
      return <ChoiceField look={look} form={form} name={field.name} options={field.options ?? []} />
    case 'category':
      return <CategoryField kind={kind} look={look} form={form} name={field.name} />
    case 'several':
      return <SeveralField kind={kind} field={field} look={look} form={form} record={record} />
    case 'original':
      return <OriginalField kind={kind} look={look} form={form} record={record} />
    case 'number':
      return <TextField {...look} inputMode="numeric" {...input} />
    default:
      return <TextField {...look} dir={field.name === 'slug' ? 'ltr' : 'auto'} maxLength={field.maxLength} {...input} />
  }
}

type Look = { label: string; hint: string | undefined; error: string | undefined; required: boolean }
type ChoiceProps = {
  look: Look
  form: UseFormReturn<ContentValues>
  name: string
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

/** Controlled, so that a choice stands before its options have come. */
function ChoiceField({ look, form, name, ...choices }: ChoiceProps) {
  return (
    <SelectField
      {...look}
      {...choices}
      value={String(form.watch(name) ?? '')}
      onChange={(event) => form.setValue(name, event.target.value, { shouldDirty: true })}
    />
  )
}

type CategoryProps = { kind: ContentKind; look: Look; form: UseFormReturn<ContentValues>; name: string }

function CategoryField({ kind, ...field }: CategoryProps) {
  const { data = [] } = useQuery(categoriesQuery(kind))
  const options = data.map(({ id, name: label }) => ({ value: String(id), label }))
  return <ChoiceField {...field} options={options} placeholder={words.none} />
}
