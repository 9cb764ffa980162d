import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { describe, expect, it } from 'vitest'
import { steps } from '../steps'

const paths = new Set(steps.flatMap((step) => step.paths))

describe('the form of a warehouse', () => {
  it.each(allFields.map((field) => [field.path, field] as const))('has a control for %s', (path, field) => {
    if (field.kind === 'flags') for (const { key } of field.options) expect(paths).toContain(`${path}.${key}`)
    else expect(paths).toContain(path)
  })

  it('shows a unit beside its figure alone', () => {
    const own = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ key }) => key)))
    for (const field of allFields) if (field.kind === 'choice' && field.unitOf) expect(own).not.toContain(field.path)
  })
})
