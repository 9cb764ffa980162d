import { describe, expect, it } from 'vitest'
import { serviceSections } from '@stackyard/shared/reference/service-fields'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { pathsOf } from '../../components/listing-form/field-definition'
import { groupsOf } from './service-fields'

describe('the form of a service', () => {
  it.each(selectableServiceTypes)('has a control for every field of %s, once', (type) => {
    const paths = groupsOf(type).flatMap(({ fields }) => pathsOf(fields))
    const wanted = serviceSections[type].flatMap(({ key, fields }) =>
      fields.map((field) => `details.${key}.${field.key}`),
    )
    expect(paths.toSorted()).toEqual(wanted.toSorted())
  })

  it('hangs what depends on a switch below it', () => {
    const services = groupsOf('transportation').find(({ key }) => key === 'details.services')
    const truck = services?.fields.find(({ key }) => key === 'details.services.truck')
    expect(truck).toMatchObject({ fieldType: 'switch', showDependents: true })
    expect(truck?.dependents).toHaveLength(13)
  })
})
