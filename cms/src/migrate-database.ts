import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import type { Migration, Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { migrations } from './migrations'
import { rebuildListings } from './modules/listings/discovery'
import { atLength } from './platform/statement-limit'

const here = dirname(fileURLToPath(import.meta.url))
const sqlFolder = join(here, '..', 'sql')
const drizzleFolder = join(here, '..', 'drizzle')
const LOCK = 7341_7701

/**
 * Brings the database to this code's version under an advisory lock: extensions, Payload's migrations, ours, the worker's, then
 * the idempotent files of cms/sql. Several processes may start at once.
 * @throws Error when the database holds a migration that this code does not know: an older release must not serve it.
 */
export const migrateDatabase = (payload: Payload, pool: Pool): Promise<void> => atLength(() => migrate(payload, pool))

async function migrate(payload: Payload, pool: Pool): Promise<void> {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK])
    await assertKnown(lock)
    const digest = await wantedDigest()
    if ((await currentDigest(lock)) === digest) return
    await runSqlFiles(lock, (name) => name.startsWith('000-'))
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
    await migrateTables(drizzle(pool), { migrationsFolder: drizzleFolder, migrationsSchema: 'market' })
    await runMigrations({ pgPool: pool })
    await runSqlFiles(lock, (name) => !name.startsWith('000-'))
    await lock.query(
      `create table if not exists market.schema_digest (sole boolean primary key default true check (sole), digest text not null)`,
    )
    await lock.query('alter table market.schema_digest add column if not exists fields text')
    await fillFacets(pool)
    await lock.query(
      `insert into market.schema_digest (digest, fields) values ($1, $2)
       on conflict (sole) do update set digest = excluded.digest, fields = excluded.fields`,
      [digest, fieldsDigest],
    )
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK])
    lock.release()
  }
}

/** Of the definitions of warehouse fields, which make columns and words of the read model. */
const fieldsDigest = createHash('sha256').update(JSON.stringify(allFields)).digest('hex')

/** The read model is written anew from the records of a database that was written by other definitions of fields. */
async function fillFacets(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ isOld: boolean }>(
    `select exists (select from market.listing_search)
      and not exists (select from market.schema_digest where fields = $1) as "isOld"`,
    [fieldsDigest],
  )
  if (rows[0]?.isOld) await rebuildListings(drizzle(pool))
}

async function currentDigest(client: PoolClient): Promise<string | undefined> {
  const found = await client.query<{ there: string | null }>(
    `select to_regclass('market.schema_digest')::text as there`,
  )
  if (!found.rows[0]?.there) return undefined
  const row = await client.query<{ digest: string }>('select digest from market.schema_digest')
  return row.rows[0]?.digest
}

async function wantedDigest(): Promise<string> {
  const hash = createHash('sha256').update(fieldsDigest)
  for (const migration of migrations) hash.update(migration.name)
  hash.update(await readFile(join(drizzleFolder, 'meta', '_journal.json')))
  for (const name of await sqlNames()) hash.update(await readFile(join(sqlFolder, name)))
  return hash.digest('hex')
}

const sqlNames = async (): Promise<string[]> =>
  (await readdir(sqlFolder)).filter((name) => name.endsWith('.sql')).sort()

async function runSqlFiles(client: PoolClient, wanted: (name: string) => boolean): Promise<void> {
  for (const name of (await sqlNames()).filter(wanted)) {
    const text = await readFile(join(sqlFolder, name), 'utf8')
    await client.query(text).catch((error: unknown) => {
      throw new Error(`cms/sql/${name} failed`, { cause: error })
    })
  }
}

async function assertKnown(client: PoolClient): Promise<void> {
  const found = await client.query<{ there: string | null }>(
    `select to_regclass('public.payload_migrations')::text as there`,
  )
  if (!found.rows[0]?.there) return
  const known = new Set(migrations.map((migration) => migration.name))
  const applied = await client.query<{ name: string }>('select name from payload_migrations where batch >= 0')
  const strange = applied.rows.filter((row) => !known.has(row.name)).map((row) => row.name)
  if (strange.length > 0)
    throw new Error(`The database is newer than this code (${strange.join(', ')}). Start the release that made it.`)
}
