import type { ReactNode } from 'react'

/** The kinds of control a field can have (002 §3.6). */
export type FieldType =
  'text' | 'switch' | 'text-switch' | 'days-picker' | 'time-picker' | 'date-picker' | 'dropdown' | 'multi-childs'

export type DataType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'custom'

export type FieldOption = { value: string; label: string }

/** One field of a form as data (002 §3.6). `key` is the path of its value, e.g. `facilityDetails.employees`. */
export type FieldDefinition = {
  key: string
  label: string
  fieldType?: FieldType
  dataType?: DataType
  required?: boolean
  min?: number
  max?: number
  options?: readonly FieldOption[]
  /** Fields that show when this switch is on (showDependents), or off with `dependsOnOff`. */
  dependents?: readonly FieldDefinition[]
  showDependents?: boolean
  dependsOnOff?: boolean
  /** The field of a second figure in the same row, such as a unit. */
  child?: FieldDefinition
  /** A block of text below the label, while showContent is set. */
  content?: ReactNode
  showContent?: boolean
  multiline?: boolean
  hint?: string
  suffix?: string
  /** Takes the full width of the form. */
  wide?: boolean
}

export type FieldGroup = { key: string; title: string; lead?: string; fields: readonly FieldDefinition[] }

export const optionsOf = (values: readonly string[]): FieldOption[] => values.map((value) => ({ value, label: value }))

/** Every path a group writes, dependents and children among them: where a refused field is found again. */
export const pathsOf = (fields: readonly FieldDefinition[]): string[] =>
  fields.flatMap((field) => [
    field.key,
    ...pathsOf(field.dependents ?? []),
    ...(field.child ? [field.child.key] : []),
    ...(field.fieldType === 'time-picker' ? [`${field.key}.start`, `${field.key}.end`] : []),
  ])
