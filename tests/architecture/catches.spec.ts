import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const silent = /catch \{|\.catch\(\(\) =>/
const isComment = (line: string | undefined): boolean => /^\s*(\/\/|\/\*|\*)/.test(line ?? '')

/** Lines that swallow a failure without a comment on why nobody has to know. */
const unexplained = (text: string): string[] => {
  const lines = text.split('\n')
  return lines.filter((line, at) => silent.test(line) && !isComment(lines[at - 1]) && !isComment(lines[at + 1]))
}

describe('R-549: failures that no one is told of are logged, or a comment says why not', () => {
  it.each(['marketplace-app/src', 'shared/src', 'cms/src'])('in %s', (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test'))
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) =>
      unexplained(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('and a silent one is found', () => {
    expect(unexplained('try {\n  go()\n} catch {\n  return null\n}')).toHaveLength(1)
    expect(unexplained('// Read again soon.\ngo().catch(() => undefined)')).toEqual([])
  })
})
