import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { personalTables } from '@stackyard/cms/modules/management/personal-data/personal-tables'
import { keptWithoutPeriod, retention } from '@stackyard/shared/domain/retention'
import { expect, it } from 'vitest'

const docs = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
const section = docs.slice(docs.indexOf('### For how long'), docs.indexOf('### New tables'))

const inWords = (days: number | null): string => {
  if (days === null) return 'no end'
  return days === 1 ? '1 day' : `${days} days`
}

it('docs/operations.md says of each table for how long its rows stay, and why', () => {
  const said = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
  const known = Object.entries(retention).map(([table, { days, from, reason }]) => [
    `\`${table}\``,
    inWords(days),
    from,
    reason,
  ])
  expect(said).toEqual(known)
})

it('each table that names a person has a period, or a reason to have none, which docs/operations.md gives', () => {
  const kept = keptWithoutPeriod.flatMap(({ tables }) => tables)
  const listed = new Set<string>([...Object.keys(retention), ...kept])
  expect(Object.keys(personalTables).filter((table) => !listed.has(table))).toEqual([])
  expect(kept.filter((table) => !(table in personalTables) || table in retention)).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  const said = section.split('\n').filter((line) => line.startsWith('- '))
  expect(said).toEqual(
    keptWithoutPeriod.map(({ reason, tables }) => `- ${reason} ${tables.map((table) => `\`${table}\``).join(', ')}`),
  )
})
