import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const said = readFileSync(join(import.meta.dirname, 'speak.ts'), 'utf8')

/** Files whose texts are English on Arabic pages, too. */
const english: readonly string[] = []

const namesIn = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/inLanguage\(\s*'(\w+)'/g)].map(([, name = '']) => name)

const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

describe('Arabic twins of the texts', () => {
  it('are registered for every file but those that stay English', () => {
    const without = files.filter((file) => namesIn(file).some((name) => !new RegExp(`^    ${name},$`, 'm').test(said)))
    expect(without.map((file) => file.replace('.ts', '')).sort()).toEqual([...english].sort())
    expect(files.flatMap(namesIn).length).toBeGreaterThan(50)
  })

  it('have a name of their own each', () => {
    const names = files.flatMap(namesIn)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
