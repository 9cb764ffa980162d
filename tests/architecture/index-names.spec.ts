import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CMS = join(import.meta.dirname, '..', '..', 'cms')
const filesOf = (folder: string): string[] => readdirSync(join(CMS, folder)).filter((name) => name.endsWith('.sql'))
const namesIn = (folder: string, pattern: RegExp): string[] =>
  filesOf(folder).flatMap((name) =>
    Array.from(readFileSync(join(CMS, folder, name), 'utf8').matchAll(pattern), (match) => match[1] ?? ''),
  )

it('an index of the repeatable SQL has a name that no migration gives to another: one of the two would be missing', () => {
  const repeatable = namesIn('sql', /create (?:unique )?index if not exists (\w+)/gi)
  const dropped = new Set(namesIn('drizzle', /DROP INDEX (?:IF EXISTS )?"market"\."(\w+)"/g))
  const migrated = new Set(namesIn('drizzle', /CREATE (?:UNIQUE )?INDEX "(\w+)"/g).filter((name) => !dropped.has(name)))
  expect(repeatable.length).toBeGreaterThan(3)
  expect(repeatable.filter((name) => migrated.has(name))).toEqual([])
})
