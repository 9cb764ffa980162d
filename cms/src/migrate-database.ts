import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import type { Migration } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { migrations } from './migrations'
import { bitmapConditions, rebuildListings, rowsWrittenBy } from './modules/listings/discovery'
import { besideTraffic, SHORT_LOCK_MS } from './platform/beside-traffic'
import { adoptBaselines, type Baselines } from './platform/schema-baseline'
import { assertKnown, currentFields, currentVersion, noteVersion } from './platform/schema-version'
import type { Services } from './platform/services'
import { atLength, LimitedPool, logBroken } from './platform/statement-limit'

const here = dirname(fileURLToPath(import.meta.url))
const sqlFolder = join(here, '..', 'sql')
const drizzleFolder = join(here, '..', 'drizzle')
const LOCK = 7341_7701

type Needed = Pick<Services, 'env' | 'log' | 'payload'>

/**
 * Brings the database to this code's version under an advisory lock, over DATABASE_DIRECT_URL: extensions, Payload's
 * migrations, ours, the worker's, then the repeatable files of cms/sql. Several processes may start at once, and others may
 * serve callers meanwhile: what those hold is waited for without holding them up.
 * With RUN_ON_NEWER_DATABASE=1 a database that is newer is left as it is.
 * @throws Error when the database was brought to a version that this code does not have: an older release runs neither
 *   migrations nor its SQL over newer functions
 */
export async function migrateDatabase(services: Needed): Promise<void> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = services.env
  const pool = new LimitedPool({ connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL, max: 4 })
  logBroken(pool, services.log)
  try {
    await atLength(() => underLock(services, pool))
  } finally {
    await pool.end()
  }
}

async function underLock({ env, log, payload }: Needed, pool: Pool): Promise<void> {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK])
    await lock.query(`set lock_timeout = ${SHORT_LOCK_MS}`)
    const version = await wantedVersion()
    if ((await currentVersion(lock)) === version) return
    await adoptBaselines(lock, baselines())
    const known = { names: migrations.map(({ name }) => name), times: journalTimes(), version }
    const newer = await assertKnown(lock, known, env.NODE_ENV === 'development').catch((error: Error) => error)
    if (newer && env.RUN_ON_NEWER_DATABASE) return void log.warn(newer.message)
    if (newer) throw newer
    await runSqlFiles(lock, (name) => name.startsWith('000-'))
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
    await besideTraffic(() =>
      migrateTables(drizzle(lock), { migrationsFolder: drizzleFolder, migrationsSchema: 'market' }),
    )
    await runMigrations({ pgPool: pool })
    await runSqlFiles(lock, (name) => !name.startsWith('000-'))
    await fillFacets(lock, pool)
    await noteVersion(lock, { version, fields: fieldsDigest })
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK])
    lock.release()
  }
}

/** Of the definitions of warehouse fields, of the conditions that have bitmaps, and of the statement that writes the read model from the records. */
const fieldsDigest = createHash('sha256')
  .update(JSON.stringify([allFields, bitmapConditions]))
  .update(rowsWrittenBy)
  .digest('hex')

/** The read model is written anew from the records in a database where other code wrote it. */
async function fillFacets(client: PoolClient, pool: Pool): Promise<void> {
  if ((await currentFields(client)) === fieldsDigest) return
  const { rows } = await client.query('select from market.listing_search limit 1')
  if (rows.length > 0) await rebuildListings(drizzle(pool))
}

/** The first of Payload's migrations and of ours. */
function baselines(): Baselines {
  const [ours] = readMigrationFiles({ migrationsFolder: drizzleFolder })
  const [payloads] = migrations
  if (!ours || !payloads) throw new Error('This build has no migrations.')
  return { name: payloads.name, hash: ours.hash, time: ours.folderMillis }
}

/** When each migration of drizzle's journal was made, in ms: the database notes them by it. */
const journalTimes = (): number[] =>
  readMigrationFiles({ migrationsFolder: drizzleFolder }).map(({ folderMillis }) => folderMillis)

/** The digest of all migrations, of the repeatable SQL and of the definitions of fields. */
async function wantedVersion(): Promise<string> {
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
    await besideTraffic(() => client.query(text)).catch((error: unknown) => {
      throw new Error(`cms/sql/${name} failed`, { cause: error })
    })
  }
}
