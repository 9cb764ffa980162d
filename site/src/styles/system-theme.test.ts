import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const declarations = (path: string, selector: string): string[] => {
  const css = readFileSync(join(import.meta.dirname, path), 'utf8')
  const from = css.indexOf(`${selector} {`)
  const found = css.slice(from + selector.length + 2, css.indexOf('}', from)).match(/[\w-]+:[^;]+;/g)
  return found ?? []
}

it('a page without a script is dark with the tokens of the dark theme', () => {
  const dark = declarations('../../../shared/src/ui/tokens.css', "[data-theme='dark']")
  expect(dark.length).toBeGreaterThan(40)
  expect(declarations('system-theme.css', ':root:not([data-theme])')).toEqual(dark)
})
