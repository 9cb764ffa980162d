import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type { FieldDefinition } from '../../components/listing-form/field-definition'
import { blankContent } from './listing-values'
import { stepOf, steps } from './steps'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => {
  if (isGroup(one) && isGroup(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

const labelsOf = (fields: readonly FieldDefinition[]): [string, string][] =>
  fields.flatMap((field) => [[field.key, field.label], ...labelsOf(field.dependents ?? [])])

const labels = new Map(steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => labelsOf(fields))))

const nameOf = (path: string): string => labels.get(path) ?? steps[stepOf(path)]?.title ?? path

/**
 * What differs between two states of a listing, as the form names it: a field by its label, what has none (photos,
 * prices, the address) by its step. Each name once, in the order of the content.
 */
export function changedFields(before: WarehouseRecord, after: WarehouseRecord): string[] {
  const keys = Object.keys(blankContent()) as (keyof ReturnType<typeof blankContent>)[]
  const paths = keys.flatMap((key) => {
    const [one, other] = [before[key] as unknown, after[key] as unknown]
    if (isSame(one, other)) return []
    if (!isGroup(one) || !isGroup(other) || labels.has(key)) return [key as string]
    const parts = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return parts.filter((part) => !isSame(one[part], other[part])).map((part) => `${key}.${part}`)
  })
  return [...new Set(paths.map(nameOf))]
}
