import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipOf, pieceOf } from './piece'

describe('pieces of a page', () => {
  it.each([
    ['none', []],
    ['one', ['<p>Dock doors · “8”</p>']],
    ['one that is empty between others', ['<p>a</p>', '', '<p>b</p>']],
    ['long and like each other', ['rack '.repeat(20_000), 'rack '.repeat(30_000), 'aisle '.repeat(9)]],
  ])('unpack to what they are: %s', (_name, texts) => {
    const pieces = texts.map((text, at) => pieceOf(text, at === 0 ? 9 : undefined))
    expect(gunzipSync(gzipOf(pieces)).toString()).toBe(texts.join(''))
  })

  it('are not compressed again', () => {
    const shared = pieceOf('shared '.repeat(500))
    expect(gzipOf([shared, pieceOf('one')]).includes(shared.deflated)).toBe(true)
  })
})
