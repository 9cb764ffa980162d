import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSection, writeHead, writeSection } from './section'

describe('a section of a report', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'section-'))
    file = join(folder, 'report.md')
    writeFileSync(file, '# Report\n\nHead.\n\n## One\n\nfirst\n\n## Two\n\nsecond\n')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('ends where the next begins, and is nothing where there is none', () => {
    expect(readSection(file, 'One')).toBe('\n## One\n\nfirst\n')
    expect(readSection(file, 'Two')).toBe('\n## Two\n\nsecond\n')
    expect(readSection(file, 'Three')).toBe('')
    expect(readSection(join(folder, 'none.md'), 'One')).toBe('')
  })

  it('stays when the head is written, unless it is the head’s own', () => {
    const path = join(folder, 'headed.md')
    writeFileSync(path, '# Old\n\n## Own\n\nold\n\n## Others\n\nkept\n')
    writeHead(path, '# New\n\n## Own\n\nnew\n\n', ['Own'])
    expect(readFileSync(path, 'utf8')).toBe('# New\n\n## Own\n\nnew\n\n## Others\n\nkept\n')
  })

  it('is written in the place of the one before, or at the end; others stay', () => {
    writeSection(file, 'One', '\n## One\n\n$& anew\n')
    writeSection(file, 'Three', '\n## Three\n\nthird\n')
    expect(readFileSync(file, 'utf8')).toBe(
      '# Report\n\nHead.\n\n## One\n\n$& anew\n\n## Two\n\nsecond\n\n## Three\n\nthird\n',
    )
  })
})
