import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { plainLabel, withPlainLabels } from './plain-labels'

type Named = { name?: string; type: string; label?: unknown; fields?: Named[]; tabs?: { fields: Named[] }[] }

/** Every field with a name, those within groups, rows and tabs among them. */
const namedOf = (fields: readonly Named[]): Named[] =>
  fields.flatMap((field) => [
    ...(field.name ? [field] : []),
    ...namedOf(field.fields ?? []),
    ...(field.tabs ?? []).flatMap((tab) => namedOf(tab.fields)),
  ])

describe('what the panel calls a field', () => {
  it.each([
    ['userType', 'Role'],
    ['seller', 'Provider'],
    ['averageRating', 'Average rating'],
    ['legalName', 'Legal name'],
    ['zip_code', 'Zip code'],
    ['FAQ', 'FAQ'],
  ])('%s is “%s”', (name, label) => expect(plainLabel(name)).toBe(label))

  it('reaches fields within fields, and keeps a label and a description that are given', () => {
    const fields: Field[] = [
      { name: 'isVerified', type: 'checkbox' },
      { name: 'diamond', type: 'number', label: 'Stones', admin: { description: 'Few.' } },
      { type: 'row', fields: [{ name: 'kycVerified', type: 'checkbox' }] },
      { name: 'address', type: 'group', fields: [{ name: 'street1', type: 'text' }] },
      { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'userUrl', type: 'text' }] }] },
    ]
    const shown = namedOf(withPlainLabels({ slug: 'things', fields }).fields as Named[])
    expect(shown.map(({ label }) => label)).toEqual([
      'Verified',
      'Stones',
      'Identity verified',
      'Address',
      'Street',
      'Profile address',
    ])
    expect(shown[1]).toMatchObject({ admin: { description: 'Few.' } })
    expect(shown[2]).toMatchObject({ admin: { description: expect.stringContaining('identity application') } })
    // What was handed in is not changed.
    expect(fields[0]).not.toHaveProperty('label')
  })
})
