import { pageStatement } from '@stackyard/cms/modules/listings/service/repository'
import { ServiceQuery } from '@stackyard/shared/schema/service'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'

const COPIES = 200

const cases: [string, Record<string, string>, RegExp][] = [
  ['the list of all', {}, /Index Scan using service_search_order_idx/],
  ['the list of a type', { type: 'software' }, /Index Scan using service_search_(type|order)_idx/],
  ['partners', { partner: 'true' }, /Index Scan using service_search_(partner|order)_idx/],
  ['kinds', { serviceSubType: 'heavy,drayage,customs', sort: 'name' }, /service_search_subtypes_idx/],
  [
    'a text',
    { query: 'juniper drayage' },
    /service_search_text_idx[\s\S]*service_search_name_idx|service_search_name_idx[\s\S]*service_search_text_idx/,
  ],
]

describe('every list of services has its index', () => {
  let client: PoolClient
  beforeAll(async () => {
    client = await sharedStack().pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = 'market.service_search'::regclass and attnum > 0 and not attisdropped order by attnum`,
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) =>
      name === 'id'
        ? 's.id + n * 100000'
        : name === 'name' || name === 'slug'
          ? `s.${name} || '-copy-' || n`
          : `s.${name}`,
    )
    await client.query(
      `insert into market.service_search (${names.join(', ')})
       select ${values.join(', ')} from market.service_search s, generate_series(1, $1::int) n`,
      [COPIES],
    )
    for (const index of ['text', 'name', 'subtypes'])
      await client.query(`select gin_clean_pending_list('market.service_search_${index}_idx'::regclass)`)
    await client.query('analyze market.service_search')
  })
  afterAll(async () => {
    await client.query('rollback')
    await client.query('vacuum market.service_search')
    client.release()
  })

  it.each(cases)('%s', async (_, query, index) => {
    const plan = await planOf(client, pageStatement(ServiceQuery.parse(query), null))
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan')
  })
})
