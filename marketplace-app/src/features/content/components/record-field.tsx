import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { SelectField, TextField } from '../../../components/form-fields'
import { contentTexts as words } from '../../../lib/texts/content'
import type { ContentField, ContentKind } from '../content-kind'
import type { ContentValues } from '../content-values'
import { categoriesQuery } from '../queries'

type Props = { kind: ContentKind; field: ContentField; form: UseFormReturn<ContentValues> }

const TEXT_ROWS = 18

/** One field of a content form, by its control. */
export function RecordField({ kind, field, form }: Props) {
  const error = form.formState.errors[field.name]?.message
  const look = { label: field.label, hint: field.hint, error, required: field.required ?? false }
  const input = form.register(field.name)
  switch (field.control) {
    case 'switch':
      return <Switch label={field.label} {...input} />
    case 'lines':
    case 'text':
      return (
        <Field {...look} hint={field.hint ?? (field.control === 'text' ? words.textHint : undefined)}>
          {(control) => (
            <Textarea
              {...control}
              {...input}
              maxLength={field.maxLength}
              rows={field.control === 'text' ? TEXT_ROWS : 4}
              className={field.control === 'text' ? 'font-mono' : ''}
            />
          )}
        </Field>
      )
    case 'choice':
      return <SelectField {...look} options={field.options ?? []} {...input} />
    case 'category':
      return <CategoryField kind={kind} look={look} form={form} name={field.name} />
    case 'number':
      return <TextField {...look} inputMode="numeric" {...input} />
    default:
      return <TextField {...look} maxLength={field.maxLength} {...input} />
  }
}

type Look = { label: string; hint: string | undefined; error: string | undefined; required: boolean }
type CategoryProps = { kind: ContentKind; look: Look; form: UseFormReturn<ContentValues>; name: string }

/** Controlled, so that a choice stands before the categories have come. */
function CategoryField({ kind, look, form, name }: CategoryProps) {
  const { data = [] } = useQuery(categoriesQuery(kind))
  return (
    <SelectField
      {...look}
      placeholder={words.none}
      options={data.map(({ id, name: label }) => ({ value: String(id), label }))}
      value={String(form.watch(name) ?? '')}
      onChange={(event) => form.setValue(name, event.target.value, { shouldDirty: true })}
    />
  )
}
