import { Controller, useWatch } from 'react-hook-form'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { cn } from '@stackyard/shared/ui/cn'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { RequiredMark } from '@stackyard/shared/ui/label'
import { Select } from '@stackyard/shared/ui/select'
import { Switch } from '@stackyard/shared/ui/switch'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { type FieldDefinition, shownDependents, sizeProblem } from './field-definition'
import { FigureInput } from './figure-input'
import { useFieldError, useListingForm } from './use-listing-form'
import { DaysPicker } from './days-picker'
import { TextSwitch } from './text-switch'
import { TimePicker } from './time-picker'
import { UploadField } from './upload-field'

/** Any path of a listing; definitions are data, so their keys are not known to the compiler. */
type Path = 'name'
const pathOf = (key: string): Path => key as Path

/** A field by its definition, with its dependents while they show. */
export function DefinitionField({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  const value: unknown = useWatch({ control, name: pathOf(field.key) })
  const dependents = shownDependents(field, value)
  const isRow = field.singleRowDependent === true && dependents.length > 0
  return (
    <div
      className={cn(
        isWide(field) || isRow ? 'col-span-full' : '',
        isRow ? 'grid items-end gap-x-6 sm:grid-cols-2' : '',
        'min-w-0',
      )}
    >
      <Control field={field} />
      {field.showContent ? <p className="text-muted-foreground text-xs">{field.content}</p> : null}
      {dependents.length > 0 ? (
        <div className={isRow ? 'grid gap-4' : 'mt-3 grid gap-4 border-s-2 ps-4 sm:grid-cols-2'}>
          {dependents.map((dependent) => (
            <DefinitionField key={dependent.key} field={dependent} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** `dedicated` takes the full width wherever it stands. */
const isWide = ({ key, fieldType, dataType, wide }: FieldDefinition): boolean =>
  wide === true || (/(^|\.)dedicated$/.test(key) && fieldType === 'switch' && dataType === 'boolean')

function Control({ field }: { field: FieldDefinition }) {
  switch (field.fieldType) {
    case 'switch':
      return <SwitchControl field={field} />
    case 'days-picker':
      return <DaysPicker field={field} />
    case 'time-picker':
      return <TimePicker field={field} />
    case 'date-picker':
      return <DateControl field={field} />
    case 'dropdown':
      return <DropdownControl field={field} />
    case 'text-switch':
      return <TextSwitch field={field} />
    case 'upload':
      return <UploadField field={field} />
    case 'multi-childs':
      return <ChoicesControl field={field} />
    default:
      return field.dataType === 'number' ? <NumberControl field={field} /> : <TextControl field={field} />
  }
}

/** The label, after its icon if it has one. */
function WithIcon({ field: { label, icon: Icon } }: { field: FieldDefinition }) {
  if (!Icon) return label
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className="text-muted-foreground size-4 shrink-0" />
      {label}
    </span>
  )
}

function SwitchControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  return <Switch label={<WithIcon field={field} />} {...register(pathOf(field.key))} />
}

function DateControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Field label={<WithIcon field={field} />} hint={field.hint} error={error} required={field.required}>
      {(control) => <Input {...control} type="date" {...register(pathOf(field.key))} />}
    </Field>
  )
}

function TextControl({ field }: { field: FieldDefinition }) {
  const { register, setError, clearErrors } = useListingForm()
  const error = useFieldError(field.key)
  const Line = field.multiline ? Textarea : Input
  const check = (value: string) => {
    const message = sizeProblem(field, value)
    if (message) setError(pathOf(field.key), { type: 'limit', message })
    else if (field.min) clearErrors(pathOf(field.key))
  }
  return (
    <Field label={<WithIcon field={field} />} hint={field.hint} error={error} required={field.required}>
      {(control) => (
        <Beside field={field}>
          <Line
            {...control}
            minLength={field.min}
            maxLength={field.max}
            {...(register(pathOf(field.key), {
              onBlur: (event: { target: { value: string } }) => check(event.target.value),
            }) as object)}
          />
        </Beside>
      )}
    </Field>
  )
}

function NumberControl({ field }: { field: FieldDefinition }) {
  const error = useFieldError(field.key)
  const { min = 0, max = Number.POSITIVE_INFINITY, isWhole = false } = field
  return (
    <Field label={<WithIcon field={field} />} hint={field.hint} error={error} required={field.required}>
      {(control) => (
        <Beside field={field}>
          <FigureInput {...control} name={field.key} limit={{ min, max, isWhole }} />
        </Beside>
      )}
    </Field>
  )
}

/** The control with its unit, or with the field of its unit, in one row. */
function Beside({ field, children }: { field: FieldDefinition; children: React.ReactNode }) {
  if (!field.child && !field.suffix) return children
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">{children}</span>
      {field.suffix ? <span className="text-muted-foreground text-sm">{field.suffix}</span> : null}
      {field.child ? <UnitControl field={field.child} /> : null}
    </span>
  )
}

function UnitControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  return (
    <Select
      aria-label={field.label}
      className="w-28"
      placeholder={words.choose}
      options={field.options ?? []}
      {...register(pathOf(field.key))}
    />
  )
}

function DropdownControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Field label={<WithIcon field={field} />} hint={field.hint} error={error} required={field.required}>
      {(control) => (
        <Select
          {...control}
          placeholder={words.choose}
          options={field.options ?? []}
          {...register(pathOf(field.key))}
        />
      )}
    </Field>
  )
}

function ChoicesControl({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name={pathOf(field.key)}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => {
        const chosen = (value ?? []) as unknown as readonly string[]
        return (
          <fieldset className="rounded-card border p-4">
            <legend className="px-1 text-sm font-semibold">
              <WithIcon field={field} />
              {field.required ? <RequiredMark /> : null}
            </legend>
            <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {field.options?.map((option, index) => (
                <Checkbox
                  key={option.value}
                  ref={index === 0 ? ref : undefined}
                  label={option.label}
                  checked={chosen.includes(option.value)}
                  disabled={!chosen.includes(option.value) && field.max !== undefined && chosen.length >= field.max}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...chosen, option.value] : chosen.filter((item) => item !== option.value),
                    )
                  }
                />
              ))}
            </div>
            <p aria-live="polite" className="text-danger-ink mt-1.5 text-sm empty:hidden">
              {error?.message}
            </p>
          </fieldset>
        )
      }}
    />
  )
}
