import { describe, expect, it } from 'vitest'
import { serviceSections } from '@stackyard/shared/reference/service-fields'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { pathsOf } from '../../../components/listing-form/field-definition'
import { groupsOf } from './service-fields'

describe('the form of a service', () => {
  it.each(selectableServiceTypes)('has a control for every field of %s, once', (type) => {
    const paths = groupsOf(type).flatMap(({ fields }) => pathsOf(fields))
    const wanted = serviceSections[type].flatMap(({ key, fields }) =>
      fields.map((field) => `details.${key}.${field.key}`),
    )
    expect(paths.toSorted()).toEqual(wanted.toSorted())
  })

  it('R-261: importers choose of 50 categories, carriers of 23 cargoes, 12 modes and 14 kinds of equipment', () => {
    const fieldsOf = (type: 'importer' | 'transportation', key: string) =>
      groupsOf(type).find((group) => group.key === `details.${key}`)?.fields ?? []
    expect(fieldsOf('importer', 'categories')).toHaveLength(50)
    expect(fieldsOf('transportation', 'cargoHauled')).toHaveLength(23)
    const options = (name: string) =>
      fieldsOf('transportation', 'services').find(({ key }) => key === `details.services.${name}`)?.options
    expect(options('modes')).toHaveLength(12)
    expect(options('equipmentTypes')).toHaveLength(14)
  })

  it('hangs what depends on a switch below it', () => {
    const services = groupsOf('transportation').find(({ key }) => key === 'details.services')
    const truck = services?.fields.find(({ key }) => key === 'details.services.truck')
    expect(truck).toMatchObject({ fieldType: 'switch', showDependents: true })
    expect(truck?.dependents).toHaveLength(13)
  })
})
