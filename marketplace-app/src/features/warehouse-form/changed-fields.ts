import { changedPaths } from '@stackyard/shared/domain/changed-paths'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type { FieldDefinition } from '../../components/listing-form/field-definition'
import { contentOf } from './listing-values'
import { stepOf, steps } from './steps'

const labelsOf = (fields: readonly FieldDefinition[]): [string, string][] =>
  fields.flatMap((field) => [[field.key, field.label], ...labelsOf(field.dependents ?? [])])

const labels = new Map(steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => labelsOf(fields))))

/** A field as the form names it: by its label, what has none (photos, prices, the address) by its step. */
export const fieldName = (path: string): string =>
  labels.get(path) ?? labels.get(path.split('.')[0] ?? path) ?? steps[stepOf(path)]?.title ?? path

/** What differs between two states of a listing, as the form names it, each name once. */
export const changedFields = (before: WarehouseRecord, after: WarehouseRecord): string[] => [
  ...new Set(changedPaths(contentOf(before), contentOf(after)).map(fieldName)),
]
