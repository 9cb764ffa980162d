import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { saySentence } from '../../lib/language'

/** The kinds of control a field can have. */
export type FieldType =
  | 'text'
  | 'switch'
  | 'text-switch'
  | 'days-picker'
  | 'time-picker'
  | 'date-picker'
  | 'dropdown'
  | 'upload'
  | 'multi-childs'

export type DataType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'custom'

export type FieldOption = {
  value: string
  label: string
  /** Fields that show while this option is chosen. */
  dependents?: readonly FieldDefinition[]
}

/** One field of a form as data. `key` is the path of its value, e.g. `facilityDetails.employees`. */
export type FieldDefinition = {
  key: string
  label: string
  fieldType?: FieldType
  dataType?: DataType
  required?: boolean
  /** What a new form starts with. */
  default?: unknown
  /** Beside the label. */
  icon?: LucideIcon
  /** Endings of the files that an upload takes. */
  accept?: string
  /** Bounds of a figure, of the length of a text, or of the number of items. */
  min?: number
  max?: number
  isWhole?: boolean
  options?: readonly FieldOption[]
  /** Fields that show when this switch is on (showDependents), or off with `dependsOnOff`. */
  dependents?: readonly FieldDefinition[]
  showDependents?: boolean
  dependsOnOff?: boolean
  /** The dependents share the row of their switch. */
  singleRowDependent?: boolean
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

const saidField = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  label: saySentence(field.label),
  ...(field.hint === undefined ? {} : { hint: saySentence(field.hint) }),
  ...(field.suffix === undefined ? {} : { suffix: saySentence(field.suffix) }),
  ...(typeof field.content === 'string' ? { content: saySentence(field.content) } : {}),
  ...(field.child === undefined ? {} : { child: saidField(field.child) }),
  ...(field.dependents === undefined ? {} : { dependents: field.dependents.map(saidField) }),
  ...(field.options === undefined
    ? {}
    : { options: field.options.map((option) => ({ ...option, label: saySentence(option.label) })) }),
})

/** A part of a form with its words in the language of the page. */
export const saidGroup = (group: FieldGroup): FieldGroup => ({
  ...group,
  title: saySentence(group.title),
  fields: group.fields.map(saidField),
})

/** The fields that a field brings with it, whatever is chosen. */
const below = (field: FieldDefinition): readonly FieldDefinition[] => [
  ...(field.dependents ?? []),
  ...(field.options ?? []).flatMap(({ dependents = [] }) => dependents),
  ...(field.child ? [field.child] : []),
]

/** Every path a group writes, dependents and children among them: where a refused field is found again. */
export const pathsOf = (fields: readonly FieldDefinition[]): string[] =>
  fields.flatMap((field) => [
    field.key,
    ...pathsOf(below(field)),
    ...(field.fieldType === 'time-picker' ? [`${field.key}.start`, `${field.key}.end`] : []),
  ])

/** What a new form starts with, by path. */
export const defaultsOf = (fields: readonly FieldDefinition[]): Record<string, unknown> =>
  Object.assign(
    {},
    ...fields.map((field) => ({
      ...(field.default === undefined ? {} : { [field.key]: field.default }),
      ...defaultsOf(below(field)),
    })),
  ) as Record<string, unknown>

/** Dependents of a switch, and of the options that are chosen. */
export function shownDependents(field: FieldDefinition, value: unknown): readonly FieldDefinition[] {
  const isShown = field.showDependents === true && (field.dependsOnOff ? value !== true : value === true)
  const chosen = (option: FieldOption) => (Array.isArray(value) ? value.includes(option.value) : value === option.value)
  const ofOptions = (field.options ?? []).filter(chosen).flatMap(({ dependents = [] }) => dependents)
  return [...(isShown ? (field.dependents ?? []) : []), ...ofOptions]
}

/** What is wrong with the length of a text or the number of chosen items; null where nothing is. */
export function sizeProblem(
  { min = 0, max = Number.POSITIVE_INFINITY, dataType }: FieldDefinition,
  value: unknown,
): string | null {
  if (dataType === 'number' || (typeof value !== 'string' && !Array.isArray(value)) || value.length === 0) return null
  const unit = typeof value === 'string' ? 'characters' : 'items'
  if (value.length < min) return saySentence(`At least ${min} ${unit}.`)
  return value.length > max ? saySentence(`At most ${max.toLocaleString('en-US')} ${unit}.`) : null
}
