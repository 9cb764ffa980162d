import { Catalogue } from '@stackyard/cms/modules/discovery/catalogue/catalogue'
import { createDb, type Db } from '@stackyard/cms/platform/db'
import { afterAll, expect, it } from 'vitest'
import { sharedStack } from '../../setup/stack'

const { pool } = sharedStack()

/** The greatest transaction id: one that this cluster has not come to, as of a dump of another. */
const TO_COME = '18446744073709551000'
const NOBODY = 2_147_000_001

afterAll(() => pool.query('delete from market.listing_change where listing_id = $1', [NOBODY]))

type Look = { xmin: string; changes: { id: number }[] | null }

/** A database whose looks are noted; the first tells `xmin` as the smallest transaction id, when one is given. */
function watched(xmin?: string) {
  const looks: Look[] = []
  const db = createDb(pool)
  const execute = async (...query: Parameters<Db['execute']>) => {
    const found = await db.execute<Look>(...query)
    const [look] = found.rows
    if (look && 'xmin' in look) {
      if (xmin && looks.length === 0) look.xmin = xmin
      looks.push(look)
    }
    return found
  }
  return { looks, db: { execute } as unknown as Db }
}

it('the catalog reads no change of a transaction to come again and again', async () => {
  await pool.query('insert into market.listing_change (listing_id, xid) values ($1, $2::text::xid8)', [NOBODY, TO_COME])
  const { looks, db } = watched()
  const catalogue = new Catalogue(db)
  for (let turn = 0; turn < 3; turn += 1) await catalogue.now()
  expect(looks).toHaveLength(3)
  expect(looks.flatMap(({ changes }) => changes ?? []).filter(({ id }) => id === NOBODY)).toEqual([])
})

it('the catalog is read anew once transaction ids began anew', async () => {
  const { looks, db } = watched(TO_COME)
  const catalogue = new Catalogue(db)
  await catalogue.now()
  const before = catalogue.version
  await catalogue.now()
  expect(looks[1]?.changes).toBeNull()
  expect(catalogue.version).toBeGreaterThan(before)
})
