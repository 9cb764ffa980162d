import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writesIn, writesOf } from './table-owners'

const ROOT = join(import.meta.dirname, '..', '..')

const OWNERS: Record<string, string> = {
  warehouses: 'cms/src/modules/listings/listing/',
  services: 'cms/src/modules/listings/service/',
}

/** Migrations change every row, and nobody hears of it: the read model is rebuilt after them. */
const sources = globSync('cms/{src,start}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !path.includes('/migrations/') && !path.includes('.test.'),
)
const writes = sources.flatMap((path) => writesIn(join(ROOT, path)).map((write) => ({ ...write, path })))

describe('the tables of listings and services', () => {
  it('are written by their own module alone', () => {
    const foreign = writes.filter(({ path, table }) => !path.startsWith(OWNERS[table] ?? '-'))
    expect(foreign.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
  })

  it('are written through Payload by commands, and by SQL in few places', () => {
    const places = new Set(writes.map(({ path }) => path))
    expect([...places].toSorted()).toEqual([
      'cms/src/modules/listings/listing/commands/add-listings.ts',
      'cms/src/modules/listings/listing/commands/change-listings.ts',
      'cms/src/modules/listings/listing/commands/listing-commands.ts',
      'cms/src/modules/listings/listing/commands/write-record.ts',
      'cms/src/modules/listings/service/commands/change-services.ts',
      'cms/src/modules/listings/service/commands/write-record.ts',
    ])
  })
})

describe('the eye on tables', () => {
  it.each([
    ['sql`update warehouses set is_draft = true`', ['warehouses']],
    ['sql`\n  UPDATE public."services" s set partner = ${on}`', ['services']],
    ["pool.query('delete from warehouses where id = $1', [id])", ['warehouses']],
    ['sql`with x as (insert into services (name) values (${name}) returning id) select id from x`', ['services']],
    ["req.payload.update({ collection: 'warehouses', id, data })", ['warehouses']],
    ["payload.create({ collection: 'services' as const, data })", ['services']],
    ["await insertRows(tx, 'warehouses', rows)", ['warehouses']],
  ])('sees what %s writes', (source, tables) => {
    expect(writesOf(source).map(({ table }) => table)).toEqual(tables)
  })

  it.each([
    'sql`select id from warehouses for no key update`',
    'sql`delete from warehouses_fulfillment_rates`',
    'sql`update services.other set x = 1`',
    "req.payload.findByID({ collection: 'warehouses', id })",
    "payload.update({ collection: 'users', id, data })",
  ])('passes by %s', (source) => {
    expect(writesOf(source)).toEqual([])
  })
})
