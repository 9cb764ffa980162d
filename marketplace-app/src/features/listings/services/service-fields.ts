import { serviceSections, type ServiceField } from '@stackyard/shared/reference/service-fields'
import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import {
  type FieldDefinition,
  type FieldGroup,
  type FieldOption,
  optionsOf,
} from '../../../components/listing-form/field-definition'
import { serviceFormTexts as words } from '../../../lib/texts/service-form'

/** Name and texts. */
export const identityGroup: FieldGroup = {
  key: 'identity',
  title: words.general,
  fields: [
    { key: 'name', label: words.name, required: true, max: 120, wide: true },
    {
      key: 'highlights',
      label: words.highlights,
      multiline: true,
      max: 2000,
      wide: true,
      hint: words.highlightsHint,
    },
    {
      key: 'description',
      label: words.description,
      multiline: true,
      max: 10_000,
      wide: true,
      required: true,
      hint: words.descriptionHint,
    },
    { key: 'website', label: words.website, hint: words.websiteHint, max: 500, wide: true },
  ],
}

const controls = {
  switch: { fieldType: 'switch', dataType: 'boolean' },
  'switch-text': { fieldType: 'text-switch', max: 200 },
  number: { dataType: 'number' },
  date: { fieldType: 'date-picker' },
  text: {},
  choice: { fieldType: 'dropdown' },
  choices: { fieldType: 'multi-childs', dataType: 'array', wide: true },
} as const satisfies Record<ServiceField['kind'], Partial<FieldDefinition>>

/** A section's field as the form's engine draws it, with what depends on it. */
function definitionOf(section: string, field: ServiceField, all: readonly ServiceField[]): FieldDefinition {
  const dependents = all.filter(({ dependsOn }) => dependsOn === field.key)
  const withDependents = (option: FieldOption): FieldOption => {
    const brought = all.filter(({ dependsOnOption: on }) => on?.key === field.key && on.option === option.value)
    return brought.length > 0
      ? { ...option, dependents: brought.map((one) => definitionOf(section, one, all)) }
      : option
  }
  return {
    key: `details.${section}.${field.key}`,
    label: field.label,
    ...controls[field.kind],
    ...(field.max === undefined ? {} : { max: field.max }),
    ...(field.isRequired ? { required: true } : {}),
    ...(field.options ? { options: optionsOf(field.options).map(withDependents) } : {}),
    ...(dependents.some(({ isInRow }) => isInRow) ? { singleRowDependent: true } : {}),
    ...(dependents.length > 0
      ? { showDependents: true, wide: true, dependents: dependents.map((one) => definitionOf(section, one, all)) }
      : {}),
  }
}

/** The groups of a type's form, one a section. */
export const groupsOf = (type: ServiceTypeKey): FieldGroup[] =>
  serviceSections[type].map(({ key, label, fields }) => ({
    key: `details.${key}`,
    title: label,
    fields: fields
      .filter(({ dependsOn, dependsOnOption }) => !dependsOn && !dependsOnOption)
      .map((field) => definitionOf(key, field, fields)),
  }))

const identityLabels = new Map(identityGroup.fields.map(({ key, label }) => [key, label]))

/** A field of a service as its form names it; one of the details by its label, a whole group of them by its section. */
export function serviceFieldName(type: ServiceTypeKey, path: string): string {
  const [key = path, part = '', detail] = path.split('.')
  const section = serviceSections[type].find((one) => key === 'details' && one.key === part)
  const field = section?.fields.find((one) => one.key === detail)
  return field?.label ?? section?.label ?? identityLabels.get(key) ?? words.fields[key] ?? key
}
