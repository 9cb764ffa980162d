import { type FieldParent, fieldsIn, type NameIn } from '../reference/field-groups'
import type { WarehouseField } from '../reference/warehouse-field'
import { allFields, type KnownField } from '../reference/warehouse-fields'

type ContentOf<Kind> = Kind extends 'switch'
  ? boolean
  : Kind extends 'figure' | 'dollars'
    ? number | null
    : Kind extends 'list'
      ? string[]
      : Kind extends 'flags'
        ? Record<string, boolean>
        : string

/** The values of a group's fields as the form edits them. */
export type FieldContents<Group extends FieldParent> = {
  [Field in KnownField as NameIn<Group, Field['path']>]: ContentOf<Field['kind']>
}

/** The field at this path; undefined where none is. */
export const fieldAt = (path: string): WarehouseField | undefined => allFields.find((field) => field.path === path)

/** The value at a path of a listing, "amenities.packaging"; undefined where there is none. */
export const valueAt = (listing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], listing)

const flagsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** A stored value as the form edits it, of the field's kind whatever was there: false, an empty text or list, null for none. */
export function contentValue(field: WarehouseField, value: unknown): unknown {
  switch (field.kind) {
    case 'switch':
      return value === true
    case 'figure':
    case 'dollars':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'list':
      return Array.isArray(value) ? value : []
    case 'flags':
      return Object.fromEntries(field.options.map(({ key }) => [key, flagsOf(value)[key] === true]))
    case 'choice':
    case 'text':
      return typeof value === 'string' ? value : ''
  }
}

const valuesIn = <Group extends FieldParent>(
  parent: Group,
  sourceOf: (name: string, field: WarehouseField) => unknown,
) =>
  Object.fromEntries(
    fieldsIn(parent).map(({ name, field }) => [name, contentValue(field, sourceOf(name, field))]),
  ) as FieldContents<Group>

/** The values of a group's fields as the form edits them. */
export const contentIn = <Group extends FieldParent>(parent: Group, values: Readonly<Record<string, unknown>>) =>
  valuesIn(parent, (name) => values[name])

/** What a new listing starts with in a group's fields. */
export const blankIn = <Group extends FieldParent>(parent: Group) =>
  valuesIn(parent, (_name, field) => ('default' in field ? field.default : undefined))

/** The keys of the options that are chosen, in the order of the definition. */
export function chosenKeys(field: Extract<WarehouseField, { kind: 'list' | 'flags' }>, value: unknown): string[] {
  const isChosen = (key: string) => (Array.isArray(value) ? value.includes(key) : flagsOf(value)[key] === true)
  return field.options.map(({ key }) => key).filter(isChosen)
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** "84000" as "84,000"; what is no whole number stays as it was typed. */
const grouped = (value: unknown): string =>
  /^\d+$/.test(text(value)) ? Number(value).toLocaleString('en-US') : text(value)

/** The unit that stands beside a field's figure: "Days" of `averageReceivingTimeType`, or the one of its definition. */
function unitOf(field: WarehouseField, listing: unknown): string {
  const companion = allFields.find((other) => other.kind === 'choice' && other.unitOf === field.path)
  if (companion) return text(valueAt(listing, companion.path))
  return field.kind === 'figure' ? (field.unit ?? '') : ''
}

/** A field's value in words; empty where nothing is said. A switch that is on has "Yes". */
export function shownValue(field: WarehouseField, listing: unknown): string {
  const value = valueAt(listing, field.path)
  switch (field.kind) {
    case 'switch':
      return value === true ? 'Yes' : ''
    case 'list':
    case 'flags': {
      const chosen = new Set(chosenKeys(field, value))
      return field.options
        .filter(({ key }) => chosen.has(key))
        .map(({ label }) => label)
        .join(', ')
    }
    case 'text':
      if (value === field.unset) return ''
      return field.isGrouped ? grouped(value) : withUnit(value, unitOf(field, listing))
    default:
      return value ? withUnit(value, unitOf(field, listing)) : ''
  }
}

/** "2 Days", but "1 Day". */
const withUnit = (value: unknown, unit: string): string =>
  value ? [text(value), text(value) === '1' ? unit.replace(/s$/, '') : unit].filter(Boolean).join(' ') : ''
