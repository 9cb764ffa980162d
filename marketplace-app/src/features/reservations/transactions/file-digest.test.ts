import { expect, it } from 'vitest'
import { sha256Of } from './file-digest'

it('gives the SHA-256 of a file as everybody writes it (FIPS 180-2, "abc")', async () => {
  expect(await sha256Of(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
