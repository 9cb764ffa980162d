import { DOLLARS } from '@stackyard/shared/reference/listing-limits'
import type { FieldGroupKey, WarehouseField } from '@stackyard/shared/reference/warehouse-field'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { type FieldDefinition, optionsOf } from '../../../../components/listing-form/field-definition'

/** The switches of an option each, or one control with all of them. */
function controlsOf(field: WarehouseField): FieldDefinition[] {
  const common = {
    key: field.path,
    label: field.formLabel ?? field.label,
    ...(field.hint ? { hint: field.hint } : {}),
    ...(field.wide ? { wide: true } : {}),
  }
  switch (field.kind) {
    case 'switch':
      return [{ ...common, fieldType: 'switch', dataType: 'boolean' }]
    case 'figure': {
      const { limit, unit, default: first } = field
      const given = { ...(unit ? { suffix: unit } : {}), ...(first === undefined ? {} : { default: first }) }
      return [{ ...common, dataType: 'number', ...limit, ...given }]
    }
    case 'dollars':
      return [{ ...common, dataType: 'number', ...DOLLARS, suffix: '$' }]
    case 'choice': {
      const given = field.default === undefined ? {} : { default: field.default }
      return [{ ...common, fieldType: 'dropdown', options: optionsOf(field.options), ...given }]
    }
    case 'list': {
      const options = field.options.map(({ key, label }) => ({ value: key, label }))
      return [{ ...common, fieldType: 'multi-childs', dataType: 'array', options, wide: true }]
    }
    case 'flags':
      return field.options.map(({ key, label }) => ({
        key: `${field.path}.${key}`,
        label,
        fieldType: 'switch',
        dataType: 'boolean',
      }))
    case 'text': {
      const { min, max, isMultiline, suffix } = field
      const given = {
        ...(min ? { min } : {}),
        ...(suffix ? { suffix } : {}),
        ...(isMultiline ? { multiline: true } : {}),
      }
      return [{ ...common, max, ...given }]
    }
  }
}

const isCompanion = (field: WarehouseField): boolean => field.kind === 'choice' && field.unitOf !== undefined

/** The controls of a part of the form; a unit shows beside its figure. */
export function definedFields(group: FieldGroupKey): FieldDefinition[] {
  const fields = allFields.filter((field) => field.group === group)
  return fields
    .filter((field) => !isCompanion(field))
    .flatMap((field) => {
      const companion = fields.find((other) => other.kind === 'choice' && other.unitOf === field.path)
      const [child] = companion ? controlsOf(companion) : []
      return controlsOf(field).map((control) => (child ? { ...control, child } : control))
    })
}
