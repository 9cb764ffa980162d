import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { Archive, rowsToCsv } from './write-archive'

it('holds its files under their names, with every letter', () => {
  const archive = new Archive(new Date('2026-11-23T10:00:00Z'))
  archive.add('profile.json', '{"name":"Zoë – 東京"}')
  archive.add('empty.csv', '')
  const files = unzipSync(new Uint8Array(archive.end()))
  expect(Object.keys(files)).toEqual(['profile.json', 'empty.csv'])
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toBe('{"name":"Zoë – 東京"}')
})

it('rows of different kinds share their columns, and no cell is a formula', () => {
  expect(
    rowsToCsv([
      { kind: 'card', last4: '4242' },
      { kind: '=A1', address: { city: 'Reno' } },
    ]).split('\r\n'),
  ).toEqual(['kind,last4,address', 'card,4242,', `"'=A1",,"{""city"":""Reno""}"`])
})
