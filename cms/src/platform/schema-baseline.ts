import type { PoolClient } from 'pg'

/** The first migration of each kind, which makes a whole database: Payload's by name, drizzle's by hash and time (ms). */
export type Baselines = { name: string; hash: string; time: number }

/** The last of the migrations that the baselines replaced: a database that had it has what the baselines make. */
const REPLACED = { name: '20261124_171759_installments', time: 1795556504872 }

/**
 * Notes the baselines in a database that was made by the migrations which they replaced.
 * @throws Error for a database that has only some of those: an older release has to finish them first
 */
export async function adoptBaselines(client: PoolClient, { name, hash, time }: Baselines): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.payload_migrations') is not null
        and to_regclass('market.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return
  const { rows: found } = await client.query<{ older: boolean; whole: boolean }>(
    `select exists (select from payload_migrations where batch >= 0 and name < $1) as older,
        exists (select from payload_migrations where name = $2)
        and exists (select from market.__drizzle_migrations where created_at = $3) as whole`,
    [name, REPLACED.name, REPLACED.time],
  )
  if (!found[0]?.older) return
  if (!found[0].whole)
    throw new Error('The database is older than this code can upgrade. Run `npm run migrate` of release 0.1.0 first.')
  await client.query('begin')
  await client.query('delete from payload_migrations where batch >= 0 and name < $1', [name])
  await client.query(
    'insert into payload_migrations (name, batch, updated_at, created_at) values ($1, 1, now(), now())',
    [name],
  )
  await client.query('delete from market.__drizzle_migrations where created_at < $1', [time])
  await client.query('insert into market.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, time])
  await client.query('commit')
}
