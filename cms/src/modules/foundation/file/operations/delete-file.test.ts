import { expect, it } from 'vitest'
import { storedNameOf } from './delete-file'

const name = `${'a1'.repeat(16)}.png`
const home = 'https://stackyard.test'

it('reads the stored name of our own links only', () => {
  expect(storedNameOf(`/files/${name}`, home)).toBe(name)
  expect(storedNameOf(`${home}/files/${name}?x=1`, home)).toBe(name)
})

it.each([
  `https://elsewhere.test/files/${name}`,
  '/files/../../etc/passwd',
  '/files/%2e%2e%2fsecret.png',
  `/pictures/${name}`,
  'file:///etc/passwd',
  'not a link',
  `//elsewhere.test/files/${name}`,
])('refuses %s', (link) => {
  expect(storedNameOf(link, home)).toBeNull()
})
