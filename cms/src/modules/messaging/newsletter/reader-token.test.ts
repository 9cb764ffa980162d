import { describe, expect, it } from 'vitest'
import { readerToken, readReaderToken } from './reader-token'

const SECRET = 'a-secret-of-this-test'

describe('the token of a link in a newsletter', () => {
  it('names its reader', () => {
    expect(readReaderToken('unsubscribe', readerToken('unsubscribe', 's:12', SECRET), SECRET)).toEqual({
      kind: 'subscription',
      id: 12,
    })
    expect(readReaderToken('unsubscribe', readerToken('unsubscribe', 'u:7', SECRET), SECRET)).toEqual({
      kind: 'user',
      id: 7,
    })
  })

  it('works for nothing and nobody else', () => {
    const token = readerToken('confirm', 's:12', SECRET)
    expect(readReaderToken('unsubscribe', token, SECRET)).toBeNull()
    expect(readReaderToken('confirm', token, 'another-secret')).toBeNull()
    expect(readReaderToken('confirm', token.replace('s12', 's13'), SECRET)).toBeNull()
    expect(readReaderToken('confirm', token.replace('s12', 'u12'), SECRET)).toBeNull()
    for (const forged of ['', 's12', 's12.', '12.abc', `s0.${'a'.repeat(43)}`])
      expect(readReaderToken('confirm', forged, SECRET)).toBeNull()
  })
})
