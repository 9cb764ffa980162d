import { optionsFilters } from '@stackyard/shared/reference/field-filters'
import { AdQuery } from '@stackyard/shared/schema/sponsored'
import { describe, expect, it } from 'vitest'
import { adMatches } from './ad-matches'

const matches = (query: Record<string, string>) => adMatches(AdQuery.parse(query))

describe('what an ad matched of a list', () => {
  it.each(optionsFilters)('is an option of $key, whichever field it is', ({ key, options }) => {
    const [first] = options
    const [match] = matches({ [key]: first?.key ?? '' })
    expect(match?.kind).not.toBe('list')
    expect([first?.key, first?.label]).toContain(match?.value)
  })

  it('names the field where its kind does not, and figures by what they are at least', () => {
    expect(matches({ temperature: 'frozen', features: 'coldStorage', numberOfBuildings: '3' })).toEqual([
      { kind: 'field', value: 'Frozen', field: 'Temperature class' },
      { kind: 'feature', value: 'coldStorage' },
      { kind: 'field', value: '3', field: 'Buildings at least' },
    ])
  })

  it('is the list itself where it asks for nothing', () => {
    expect(matches({})).toEqual([{ kind: 'list', value: '' }])
  })
})
