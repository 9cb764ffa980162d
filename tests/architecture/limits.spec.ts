import { beforeAll, describe, expect, it } from 'vitest'
import { lintPlanted, type Finding } from './plant'

const lines = (count: number, line = 'export {}\n'): string => line.repeat(count)
const longFunction = (count: number): string =>
  `export function long(n: number): number {\n${lines(count, '  n += 1\n')}  return n\n}\n`

/** Planted text → the rule that has to report it. */
const PLANTED: Record<string, { text: string; rule: string | null }> = {
  'cms/src/modules/accounts/m/too-long.ts': { text: lines(301), rule: 'eslint(max-lines)' },
  'cms/src/modules/accounts/m/long-enough.ts': { text: lines(300), rule: null },
  'cms/src/modules/accounts/m/collection.ts': { text: lines(400), rule: null },
  'cms/src/modules/accounts/n/collection.ts': { text: lines(401), rule: 'eslint(max-lines)' },
  'shared/src/reference/facts.ts': { text: lines(900), rule: null },
  'shared/src/domain/long-function.ts': { text: longFunction(60), rule: 'eslint(max-lines-per-function)' },
  'shared/src/domain/short-function.ts': { text: longFunction(40), rule: null },
  'shared/src/domain/loose.ts': { text: 'export const x: any = 1\n', rule: 'typescript(no-explicit-any)' },
  'shared/src/domain/muted.ts': {
    text: `// @ts-${'ignore'}\nexport const x: number = 1\n`,
    rule: 'typescript(ban-ts-comment)',
  },
  'shared/src/domain/standard.ts': { text: 'export default 1\n', rule: 'import(no-default-export)' },
  'shared/src/domain/unused.ts': { text: 'const x = 1\nexport {}\n', rule: 'eslint(no-unused-vars)' },
  'shared/src/domain/CamelName.ts': { text: 'export {}\n', rule: 'unicorn(filename-case)' },
}

describe('limits of form', () => {
  let findings: Finding[]
  beforeAll(() => {
    findings = lintPlanted(Object.fromEntries(Object.entries(PLANTED).map(([path, { text }]) => [path, text])))
  })

  it.each(Object.entries(PLANTED))('%s', (path, { rule }) => {
    const rules = [...new Set(findings.filter((found) => found.file === path).map((found) => found.rule))]
    expect(rules.filter((name) => name !== 'unicorn(require-module-specifiers)')).toEqual(rule ? [rule] : [])
  })
})
