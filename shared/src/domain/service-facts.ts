import { serviceSections, type ServiceField } from '../reference/service-fields'
import type { ServiceTypeKey } from '../reference/service-types'
import type { ServiceDetails } from '../schema/service'

/** A line of a detail page: a label with what was said, or a label alone for a switch that is on. */
export type ServiceFact = { key: string; label: string; value: string | null }

/** What a service says of itself, section by section, as readers see it; sections without a word are left out. */
export function serviceFacts(
  type: ServiceTypeKey,
  details: ServiceDetails,
): { key: string; label: string; facts: ServiceFact[] }[] {
  return serviceSections[type]
    .map(({ key, label, fields }) => ({
      key,
      label,
      facts: fields.flatMap((field) => {
        const value = details[key]?.[field.key]
        if (value === undefined || value === '' || value === false) return []
        return [{ key: field.key, label: field.label, value: field.kind === 'switch' ? null : shown(field, value) }]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
}

/** Numbers that name something stand without separators. */
const NAMES = new Set(['dot', 'mc', 'yearFounded'])

function shown(field: ServiceField, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' && !NAMES.has(field.key) ? value.toLocaleString('en-US') : String(value)
}
