import { Controller, useWatch } from 'react-hook-form'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { cn } from '@stackyard/shared/ui/cn'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { RequiredMark } from '@stackyard/shared/ui/label'
import { Select } from '@stackyard/shared/ui/select'
import { Switch } from '@stackyard/shared/ui/switch'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import type { FieldDefinition } from './field-definition'
import { readFigure } from './read-figure'
import { useFieldError, useListingForm } from './use-listing-form'
import { DaysPicker } from './days-picker'
import { TimePicker } from './time-picker'

/** Any path of a listing; definitions are data, so their keys are not known to the compiler. */
type Path = 'name'
const pathOf = (key: string): Path => key as Path

/** A field by its definition, with its dependents while they show (002 §3.6, §4.4). */
export function DefinitionField({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  const value: unknown = useWatch({ control, name: pathOf(field.key) })
  const showsDependents = field.showDependents === true && (field.dependsOnOff ? value !== true : value === true)
  return (
    <div className={cn(isWide(field) ? 'col-span-full' : '', 'min-w-0')}>
      <Control field={field} />
      {field.showContent ? <p className="text-muted-foreground text-xs">{field.content}</p> : null}
      {showsDependents ? (
        <div className="mt-3 grid gap-4 border-s-2 ps-4 sm:grid-cols-2">
          {field.dependents?.map((dependent) => (
            <DefinitionField key={dependent.key} field={dependent} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** `dedicated` takes the full width wherever it stands (002 §3.6). */
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
    case 'multi-childs':
      return <ChoicesControl field={field} />
    default:
      return field.dataType === 'number' ? <NumberControl field={field} /> : <TextControl field={field} />
  }
}

function SwitchControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  return <Switch label={field.label} {...register(pathOf(field.key))} />
}

function DateControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Field label={field.label} hint={field.hint} error={error} required={field.required}>
      {(control) => <Input {...control} type="date" {...register(pathOf(field.key))} />}
    </Field>
  )
}

function TextControl({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  const error = useFieldError(field.key)
  const Line = field.multiline ? Textarea : Input
  return (
    <Field label={field.label} hint={field.hint} error={error} required={field.required}>
      {(control) => (
        <Beside field={field}>
          <Line {...control} maxLength={field.max} {...(register(pathOf(field.key)) as object)} />
        </Beside>
      )}
    </Field>
  )
}

function NumberControl({ field }: { field: FieldDefinition }) {
  const { control: form } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Field label={field.label} hint={field.hint} error={error} required={field.required}>
      {(control) => (
        <Beside field={field}>
          <Controller
            control={form}
            name={pathOf(field.key)}
            render={({ field: { value, onChange, onBlur, ref, name } }) => (
              <Input
                {...control}
                ref={ref}
                name={name}
                type="number"
                inputMode="decimal"
                min={0}
                max={field.max}
                step="any"
                value={value ?? ''}
                onBlur={onBlur}
                onChange={(event) => onChange(readFigure(event.target.value, field.max))}
              />
            )}
          />
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
    <Field label={field.label} hint={field.hint} error={error} required={field.required}>
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
              {field.label}
              {field.required ? <RequiredMark /> : null}
            </legend>
            <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {field.options?.map((option, index) => (
                <Checkbox
                  key={option.value}
                  ref={index === 0 ? ref : undefined}
                  label={option.label}
                  checked={chosen.includes(option.value)}
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
