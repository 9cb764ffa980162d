import { defaultLanguage } from '@stackyard/shared/reference/languages'
import type { ContentField, ContentInput, ContentRecord } from './content-kind'

/** A form's own values: what people type, switches, and the ids of several records joined by commas. */
export type ContentValues = Record<string, string | boolean>

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const stored = (field: ContentField, record: ContentRecord): unknown =>
  field.from ? field.from(record) : (record as Record<string, unknown>)[field.name]

/** A form's values of a record, or of a new one. */
export const valuesOf = (fields: readonly ContentField[], record: ContentRecord | null): ContentValues =>
  Object.fromEntries(
    fields.map((field) => {
      if (!record) return [field.name, field.initial ?? (field.control === 'switch' ? false : '')]
      const value = stored(field, record)
      return [field.name, field.control === 'switch' ? value === true : shown(value)]
    }),
  )

function sent(field: ContentField, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  const text = value.trim()
  if (field.control === 'category' || field.control === 'original') return text === '' ? null : Number(text)
  if (field.control === 'several') return text === '' ? [] : text.split(',').map(Number)
  if (field.control === 'number') return text === '' ? undefined : Number(text)
  // An empty address is filled from the name by the server; an empty choice or name is refused by it in its own words.
  return text === '' && field.name === 'slug' ? undefined : text
}

/** An English document translates none, whatever was chosen before. */
const isIdle = (field: ContentField, values: ContentValues): boolean =>
  field.control === 'original' && values.language === defaultLanguage

/** What is sent of a form; texts that only the panel can edit (`held`) stay as they are. */
export const toContentInput = (fields: readonly ContentField[], values: ContentValues, held: boolean): ContentInput =>
  Object.fromEntries(
    fields
      .filter((field) => !(held && field.control === 'text'))
      .map((field) => [field.name, isIdle(field, values) ? null : sent(field, values[field.name] ?? '')])
      .filter(([, value]) => value !== undefined),
  )
