import { describe, expect, it } from 'vitest'
import { present, readList, readNumber, readOneOf, readSwitch, readText, readWhole } from './read-search'

describe('reading query strings', () => {
  it('reads texts, and not what is too long or empty', () => {
    expect(readText('  reno ')).toBe('reno')
    expect([readText(''), readText('x'.repeat(201)), readText(7)]).toEqual([undefined, undefined, undefined])
  })

  it('reads numbers within bounds', () => {
    expect([readNumber('1.5', 0, 2), readNumber('3', 0, 2), readNumber('', 0, 2), readNumber('x', 0, 2)]).toEqual([
      1.5,
      undefined,
      undefined,
      undefined,
    ])
    expect([readWhole('3', 1, 9), readWhole('3.5', 1, 9)]).toEqual([3, undefined])
  })

  it('reads switches, choices and lists', () => {
    expect(['true', '0', 'perhaps'].map(readSwitch)).toEqual([true, false, undefined])
    expect([readOneOf('b', ['a', 'b']), readOneOf('c', ['a', 'b'])]).toEqual(['b', undefined])
    expect([readList('a,b,,a'), readList(['a', 'c,b']), readList('')]).toEqual([['a', 'b'], ['a', 'c', 'b'], undefined])
  })

  it('leaves out what is absent', () => {
    expect(Object.keys(present({ a: 1, b: undefined }))).toEqual(['a'])
  })
})
