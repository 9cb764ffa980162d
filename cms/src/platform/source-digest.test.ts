import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceDigest } from './source-digest'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stackyard-digest-'))
  mkdirSync(join(root, 'src', 'deep'), { recursive: true })
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'one')
  writeFileSync(join(root, 'lock.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const digest = () => sourceDigest(root, ['src', 'lock.json'])

const changes: [string, () => void][] = [
  ['another text', () => writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'two')],
  ['another name', () => renameSync(join(root, 'src', 'deep', 'a.ts'), join(root, 'src', 'deep', 'b.ts'))],
  ['a further file', () => writeFileSync(join(root, 'src', 'c.ts'), '')],
  ['another lock', () => writeFileSync(join(root, 'lock.json'), '[]')],
]

it.each(changes)('%s changes the digest', (_, change) => {
  const before = digest()
  change()
  expect(digest()).not.toBe(before)
})

it('times, what is built, and a link to nowhere change nothing', () => {
  const before = digest()
  utimesSync(join(root, 'lock.json'), 1, 1)
  mkdirSync(join(root, 'src', 'node_modules'))
  writeFileSync(join(root, 'src', 'node_modules', 'x.js'), '')
  symlinkSync('nowhere', join(root, 'src', '.#a.ts'))
  expect(digest()).toBe(before)
})
