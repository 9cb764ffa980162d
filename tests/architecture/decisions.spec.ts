import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const files = readdirSync(FOLDER).filter((name) => /^\d{3}-.+\.md$/.test(name))
const numbers = new Set(files.map((name) => name.slice(0, 3)))
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8').split('\n')

const STATUS =
  /^Status: (accepted|superseded by (?:\[(\d{3})\]\([^)]+\)|(\d{3}))( [a-z ]+)?), \d{4}-\d{2}-\d{2}(?:[.;] ?.*)?$/

describe.each(files)('decision %s', (name) => {
  const number = name.slice(0, 3)
  const [title = '', blank, status = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n')

  it('has its number, and says of which day it is and whether it still stands', () => {
    expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`))
    expect(blank).toBe('')
    expect(status).toMatch(STATUS)
    for (const [other] of status.matchAll(/\b\d{3}\b(?!-)/g)) expect(numbers, status).toContain(other)
  })

  it('stands in the list, with what took its place', () => {
    const line = index.find((each) => each.includes(`](${name})`))
    expect(line).toContain(`[${number} `)
    const [, , linked, plain, scope] = STATUS.exec(status) ?? []
    const after = linked ?? plain
    if (after && !scope) expect(line).toContain(`(superseded by ${after})`)
    if (!after) expect(line).not.toContain('superseded')
  })
})
