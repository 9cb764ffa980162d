import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Finding, lintPlanted } from './plant'

const ROOT = join(import.meta.dirname, '../..')
const RULE = 'i18next(no-literal-string)'

/** Pages that are one document each; it binds in English, and editors may write another in the CMS. */
const DOCUMENTS = ['merchant-agreement', 'privacy-policy', 'terms-of-use', 'warehouse-agreement']

/** A page as the linter can read it: the linter sees the scripts of an .astro file, not what it shows. */
const asTsx = (path: string, source: string): [path: string, text: string] => [
  path.replace(/\.astro$/, '.tsx'),
  convertToTsx(source, { filename: path }).code,
]

const saidOf = (findings: readonly Finding[], file: string): string[] =>
  findings.filter((found) => found.rule === RULE && found.file === file).map(({ message }) => message)

const PLANTED = {
  'site/src/components/planted.astro':
    '---\nconst n = 1\n---\n<p title="A title">{n} pallets <b>{n ? "Open" : t("Shut")}</b></p>\n',
  'site/src/components/clean.astro':
    '---\nconst n = 1\n---\n<p class="a b" title={t("A title")}>{n} · {t("Shut")}</p>\n',
}
const PLANTED_TSX = {
  'marketplace-app/src/features/g/f/text.tsx': 'export const Shown = () => <p>Words</p>\n',
  'shared/src/ui/label.tsx': 'export const Shown = () => <img alt="A picture" />\n',
  'site/src/islands/template.tsx': 'export const Shown = ({ n }: { n: number }) => <p>{`${n} warehouses`}</p>\n',
  'site/src/islands/choice.tsx': "export const Shown = ({ n }: { n: number }) => <p>{n > 1 ? 'Many' : null}</p>\n",
}
const CLEAN_TSX = {
  'shared/src/ui/said.tsx':
    "import { say } from './say'\n\nexport const Shown = () => <p className=\"a\">{say('Words')}</p>\n",
  'shared/src/ui/words.test.tsx': 'export const Shown = () => <p>Words</p>\n',
}

describe('words that a reader sees stand in the text files', () => {
  const files = globSync('site/src/**/*.astro', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  const pages = files.filter((file) => !DOCUMENTS.some((name) => file === `site/src/pages/${name}.astro`))
  let findings: Finding[] = []

  beforeAll(() => {
    const sources = pages.map((file) => asTsx(file, readFileSync(join(ROOT, file), 'utf8')))
    const planted = Object.entries(PLANTED).map(([file, source]) => asTsx(file, source))
    findings = lintPlanted({ ...Object.fromEntries([...sources, ...planted]), ...PLANTED_TSX, ...CLEAN_TSX })
  })

  it('in every page and component of the site', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(pages).toHaveLength(files.length - DOCUMENTS.length)
    const found = pages.flatMap((file) =>
      saidOf(findings, file.replace(/\.astro$/, '.tsx')).map((message) => `${file}: ${message}`),
    )
    expect(found).toEqual([])
  })

  it('and a planted one is found, in a page and in a component', () => {
    expect(saidOf(findings, 'site/src/components/planted.tsx')).toHaveLength(3)
    for (const file of Object.keys(PLANTED_TSX)) expect(saidOf(findings, file), file).toHaveLength(1)
    for (const file of ['site/src/components/clean.tsx', ...Object.keys(CLEAN_TSX)])
      expect(saidOf(findings, file), file).toEqual([])
  })
})
