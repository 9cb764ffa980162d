import { describe, expect, it } from 'vitest'
import { countries } from './countries'
import { subdivisionTypes } from './subdivision-types'
import { subdivisionsOf } from './subdivisions'

const all = countries.map(({ code2, name }) => ({ code2, name, parts: subdivisionsOf(code2) }))

describe('the subdivisions of countries', () => {
  it('R-253: some countries have none', () => {
    const without = all.filter(({ parts }) => parts.length === 0).map(({ name }) => name)
    expect(without).toEqual(
      expect.arrayContaining([
        'Isle of Man',
        'Jersey',
        'Macau',
        'Martinique',
        'Mayotte',
        'Puerto Rico',
        'Kosovo',
        'Réunion',
      ]),
    )
    expect(all.length - without.length).toBeGreaterThan(190)
    expect([subdivisionsOf('ZZ'), subdivisionsOf(''), subdivisionsOf('toString')]).toEqual([[], [], []])
  })

  it('R-256: codes are texts and keep their zeros', () => {
    const codes = new Set(all.flatMap(({ parts }) => parts.map(({ code }) => code)))
    for (const code of ['01', '001', 'AB', 'BQ1']) expect(codes.has(code), code).toBe(true)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,3}$/)
  })

  it('R-257: names need not be unique, and all of them are kept', () => {
    const named = (country: string, wanted: string) => subdivisionsOf(country).filter(({ name }) => name === wanted)
    expect(named('LA', 'Vientiane').map(({ code }) => code)).toEqual(['VI', 'VT'])
    expect(named('TW', 'Hsinchu')).toHaveLength(2)
  })

  it('R-258: Nigeria alone has local government areas: 774 in 36 states and the capital', () => {
    const nigeria = subdivisionsOf('NG')
    expect(nigeria).toHaveLength(37)
    expect(nigeria.flatMap(({ subdivision }) => subdivision ?? [])).toHaveLength(774)
    for (const { subdivision } of nigeria) expect(Array.isArray(subdivision) && subdivision.length > 5).toBe(true)
    expect(nigeria.find(({ name }) => name === 'Lagos')?.subdivision).toContain('Ikeja')
    for (const { code2, parts } of all)
      if (code2 !== 'NG')
        expect(
          parts.every(({ subdivision }) => !Array.isArray(subdivision)),
          code2,
        ).toBe(true)
  })

  it('R-258: says what a part is with each of the labels, and with no other', () => {
    const typeIn = (country: string, code: string) =>
      subdivisionsOf(country).find((part) => part.code === code)?.subdivision
    const shown = all.flatMap(({ parts }) => parts.map(({ subdivision }) => subdivision))
    expect(new Set(shown.filter((type) => typeof type === 'string'))).toEqual(new Set(subdivisionTypes))
    expect(typeIn('ES', 'CE')).toBe('autonomous city in North Africa')
    expect(typeIn('NL', 'BQ1')).toBe('special municipality')
    expect(typeIn('NZ', 'CIT')).toBe('special island authority')
    expect(typeIn('RU', 'KB')).toBe('republic')
    expect(typeIn('FR', '75C')).not.toBe('state')
  })

  it('every name is a name, and the states of the United States are those of listings', () => {
    for (const { parts } of all) for (const { name } of parts) expect(name.trim()).toMatch(/\p{L}[^-]*$/u)
    expect(subdivisionsOf('US')).toContainEqual({ code: 'OH', name: 'Ohio', subdivision: null })
  })
})
