import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'docs', 'rules')

const stated = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'))
  .flatMap((line) => /^- \*\*(R-\d{3})\*\* \S/.exec(line)?.[1] ?? [])

/** The ids that these files name. */
const named = (...files: string[]): Set<string> =>
  new Set(
    execFileSync('git', ['-c', 'safe.directory=*', 'grep', '-ohE', '\\bR-[0-9]{3}\\b', '--', ...files], { cwd: ROOT })
      .toString()
      .split('\n')
      .filter(Boolean),
  )

describe('docs/rules', () => {
  it('states each rule once', () => {
    expect(stated.length).toBeGreaterThan(500)
    expect(stated.filter((id, at) => stated.indexOf(id) !== at)).toEqual([])
  })

  it('states every rule that code, tests, and decisions name', () => {
    const cited = named('cms', 'marketplace-app', 'seed', 'shared', 'site', 'tests', 'docs/decisions', 'docs/*.md')
    expect([...cited].filter((id) => !stated.includes(id))).toEqual([])
  })

  it('states no rule that no test holds', () => {
    const held = named('*.spec.ts', '*.test.ts', '*.test.tsx')
    expect(stated.filter((id) => !held.has(id))).toEqual([])
  })
})
