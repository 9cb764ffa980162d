import type { Field, JSONFieldValidation } from 'payload'
import { type FieldParent, fieldsIn } from '@stackyard/shared/reference/field-groups'
import type { FieldGroupKey, FieldOption, WarehouseField } from '@stackyard/shared/reference/warehouse-field'
import { cents } from './cents'

/** A list of options kept as JSON, so that a listing stays one row; each item must be the key of one. */
const listOf = (options: readonly FieldOption[]) => {
  const known = new Set(options.map(({ key }) => key))
  const validate: JSONFieldValidation = (value) => {
    if (value === null || value === undefined) return true
    const valid = Array.isArray(value) && value.every((item) => typeof item === 'string' && known.has(item))
    return valid || `Choose from: ${options.map(({ label }) => label).join(', ')}`
  }
  const clientProps = { options: options.map(({ key, label }) => ({ value: key, label })) }
  return {
    type: 'json' as const,
    validate,
    admin: { components: { Field: { path: '/admin/choice-list#ChoiceList', clientProps } } },
  }
}

const choiceOf = (options: readonly string[], defaultValue?: string) => ({
  type: 'text' as const,
  ...(defaultValue === undefined ? {} : { defaultValue }),
  validate: (value: string | null | undefined) =>
    !value || options.includes(value) || `Choose from: ${options.join(', ')}`,
})

/** The panel's field of a definition. */
function panelField(name: string, field: WarehouseField): Field {
  const label = field.formLabel ?? field.label
  switch (field.kind) {
    case 'switch':
      return { name, label, type: 'checkbox', defaultValue: false }
    case 'figure':
      return { name, label, type: 'number', min: field.limit.min, max: field.limit.max, defaultValue: field.default }
    case 'dollars':
      return { name, label, type: 'number', validate: cents }
    case 'choice':
      return { name, label, ...choiceOf(field.options, field.default) }
    case 'list':
      return { name, label, ...listOf(field.options) }
    case 'flags':
      return {
        name,
        label,
        type: 'group',
        fields: field.options.map((option) => ({
          name: option.key,
          label: option.label,
          type: 'checkbox',
          defaultValue: false,
        })),
      }
    case 'text':
      return field.isMultiline
        ? { name, label, type: 'textarea', maxLength: field.max }
        : { name, label, type: 'text', maxLength: field.max }
  }
}

/** The panel's fields of a group of a listing. */
export const definedFields = (parent: FieldParent): Field[] =>
  fieldsIn(parent).map(({ name, field }) => panelField(name, field))

/** The panel's fields of the listing itself that belong to these parts of the form. */
export const fieldsOfGroups = (...groups: FieldGroupKey[]): Field[] =>
  fieldsIn('')
    .filter(({ field }) => groups.includes(field.group))
    .map(({ name, field }) => panelField(name, field))
