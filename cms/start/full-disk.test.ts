import { existsSync, openSync, writeSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endingWords } from './full-disk.ts'

/** What Node throws where a disk is full: /dev/full always is. */
function fullDisk(): unknown {
  try {
    return writeSync(openSync('/dev/full', 'w'), 'x')
  } catch (error) {
    return error
  }
}

describe.skipIf(!existsSync('/dev/full'))('what ends a start', () => {
  it('is told as a full disk when it is one', () => {
    expect(endingWords(fullDisk(), '/data')).toContain('The disk that holds /data is full.')
  })

  it('is told so, too, when PostgreSQL or a child process met it', () => {
    const said =
      'PostgreSQL did not start:\nFATAL:  could not write lock file "postmaster.pid": No space left on device'
    expect(endingWords(new Error(said), '/data')).toContain('is full')
    expect(endingWords(new Error('the start failed', { cause: fullDisk() }), '/data')).toContain('is full')
  })

  it('is else told in its own words', () => {
    expect(endingWords(new Error('Port 3000 is busy'), '/data')).toBe('Port 3000 is busy')
  })
})
