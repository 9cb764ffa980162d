import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { retention } from '@stackyard/shared/domain/retention'
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
