import { describe, expect, it } from 'vitest'
import { cargoHauled, equipmentTypes, importerCategories, serviceSections, transportModes } from './service-fields'

describe('fields of services', () => {
  it('lists as many as the text counts', () => {
    expect(Object.keys(cargoHauled)).toHaveLength(23)
    expect(Object.keys(importerCategories)).toHaveLength(50)
    expect(equipmentTypes).toHaveLength(14)
    expect(transportModes).toHaveLength(12)
    expect([Object.keys(importerCategories).at(0), Object.keys(importerCategories).at(-1)]).toEqual([
      'artSupplies',
      'licensedGoods',
    ])
  })

  it('names each field of a section once, and its switch before it', () => {
    for (const { fields } of Object.values(serviceSections).flat()) {
      const keys = fields.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { key, dependsOn } of fields)
        if (dependsOn) expect(keys.indexOf(dependsOn)).toBeLessThan(keys.indexOf(key))
      for (const { dependsOn } of fields)
        if (dependsOn) expect(fields.find(({ key }) => key === dependsOn)?.kind).toBe('switch')
    }
  })

  it('packaging, software, and consultants have forms of their own; what an option brings comes after it', () => {
    const forms = (['packaging', 'software', 'consultants', 'marketing'] as const).map((type) => serviceSections[type])
    const keysOf = (form: (typeof forms)[number]) => form.flatMap(({ fields }) => fields.map(({ key }) => key)).join()
    expect(new Set(forms.map(keysOf)).size).toBe(4)
    for (const { fields } of Object.values(serviceSections).flat())
      for (const [at, { dependsOnOption: on }] of fields.entries())
        if (on) expect(fields.slice(0, at).find(({ key }) => key === on.key)?.options).toContain(on.option)
  })
})
