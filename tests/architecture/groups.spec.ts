import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const MODULES = join(ROOT, 'cms/src/modules')

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const groups = foldersOf(MODULES)

/** The rows of the table of groups: what lives in each, and what it may use. */
const table = new Map(
  [
    ...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([a-z]+)` +\| (.+?) +\| (.+?) +\|$/gm),
  ].map(([, group = '', modules = '', uses = '']) => [group, { modules: modules.split(', '), uses }] as const),
)

describe('module groups', () => {
  it('are those of the table in docs/architecture.md, with the modules that it names', () => {
    expect([...table.keys()].toSorted()).toEqual(groups)
    for (const group of groups)
      expect(table.get(group)?.modules.toSorted(), group).toEqual(foldersOf(join(MODULES, group)))
  })

  it.each(groups)('%s says in ten lines what lives there and what it may use, as the table does', (group) => {
    const lines = readFileSync(join(MODULES, group, 'README.md'), 'utf8')
      .trimEnd()
      .split('\n')
    expect(lines.length).toBeLessThanOrEqual(10)
    expect(lines).toContain(`May use: ${table.get(group)?.uses}.`)
  })

  it.each(['marketplace-app/src/features', 'tests/api'])('name the folders of %s too', (folder) => {
    expect(groups).toEqual(expect.arrayContaining(foldersOf(join(ROOT, folder))))
  })
})

/** Parts of Astro that are not in its documentation, by import or by name. */
const PRIVATE = /['"]astro\/(?:runtime|dist|app|core)\b|\bsetInternals\b|\bsetPrerenderer\b/

describe('Astro', () => {
  it('is used by what it documents alone', () => {
    const files = globSync('{site,cms}/{src,start}/**/*.{ts,tsx,astro,mjs}', { cwd: ROOT })
    expect(files.length).toBeGreaterThan(500)
    const found = files.filter((file) => PRIVATE.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(found).toEqual([])
  })

  it.each([`import { render } from 'astro/runtime/server/index.js'`, 'app.setInternals(x)'])(
    'would not be by %s',
    (text) => expect(text).toMatch(PRIVATE),
  )
})

describe('routes of the app', () => {
  it('that have others below show them', () => {
    const routes = globSync('**/*.tsx', { cwd: join(ROOT, 'marketplace-app/src/routes') })
    const parents = routes.filter((file) =>
      routes.some((other) => other.startsWith(`${file.slice(0, -'.tsx'.length)}/`)),
    )
    expect(parents).toContain('_shell.tsx')
    const closed = parents.filter(
      (file) => !readFileSync(join(ROOT, 'marketplace-app/src/routes', file), 'utf8').includes('<Outlet'),
    )
    expect(closed).toEqual([])
  })
})
