import type { PoolClient } from 'pg'

/** What a release knows of the database: Payload's migrations by name, drizzle's by their time (ms), and the digest of all. */
export type KnownSchema = { names: string[]; times: number[]; version: string }

async function exists(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: string | null }>('select to_regclass($1)::text as there', [table])
  return Boolean(rows[0]?.there)
}

/** The version that the database was last brought to; undefined for one that has none yet. */
export async function currentVersion(client: PoolClient): Promise<string | undefined> {
  if (!(await exists(client, 'market.schema_version'))) return undefined
  const { rows } = await client.query<{ version: string }>(
    'select version from market.schema_version order by id desc limit 1',
  )
  return rows[0]?.version
}

/** The digest of the definitions of fields that the read model was last written by; undefined when none is noted. */
export async function currentFields(client: PoolClient): Promise<string | undefined> {
  if (!(await exists(client, 'market.schema_version'))) return undefined
  const { rows } = await client.query<{ fields: string }>(
    'select fields from market.schema_version order by id desc limit 1',
  )
  return rows[0]?.fields
}

/** Notes the version that the database now has, and the definitions of fields that its read model was written by. */
export async function noteVersion(client: PoolClient, noted: { version: string; fields: string }): Promise<void> {
  await client.query(`create table if not exists market.schema_version (id integer generated always as identity primary key,
    version text not null, fields text not null, applied_at timestamptz not null default now())`)
  await client.query('insert into market.schema_version (version, fields) values ($1, $2)', [
    noted.version,
    noted.fields,
  ])
  await client.query('drop table if exists market.schema_digest')
}

/**
 * Asserts that the database holds no migration that the release does not know, and that the release's version was not
 * replaced by a later one (whose repeatable SQL and fields it would undo). In development versions may come back: branches change.
 * @throws Error that names what is newer
 */
export async function assertKnown(client: PoolClient, known: KnownSchema, isDevelopment: boolean): Promise<undefined> {
  const strange = [...(await unknownNames(client, known)), ...(await unknownTimes(client, known))]
  if (strange.length === 0 && (isDevelopment || !(await isReplaced(client, known)))) return
  const what = strange.length > 0 ? strange.join(', ') : 'functions or fields of a later release'
  throw new Error(
    `The database is newer than this code (${what}). Start the release that made it; docs/operations.md says how to go back.`,
  )
}

async function unknownNames(client: PoolClient, { names }: KnownSchema): Promise<string[]> {
  if (!(await exists(client, 'public.payload_migrations'))) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from payload_migrations where batch >= 0 and name <> all($1::text[])',
    [names],
  )
  return rows.map(({ name }) => name)
}

async function unknownTimes(client: PoolClient, { times }: KnownSchema): Promise<string[]> {
  if (!(await exists(client, 'market.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ time: string }>(
    'select created_at::text as time from market.__drizzle_migrations where created_at <> all($1::bigint[])',
    [times],
  )
  return rows.map(({ time }) => `market ${new Date(Number(time)).toISOString()}`)
}

async function isReplaced(client: PoolClient, { version }: KnownSchema): Promise<boolean> {
  if (!(await exists(client, 'market.schema_version'))) return false
  const { rows } = await client.query('select from market.schema_version where version = $1 limit 1', [version])
  return rows.length > 0
}
