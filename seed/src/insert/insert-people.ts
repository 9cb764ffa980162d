import type { Tx } from '@stackyard/cms/platform/db'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { PlannedUser } from '../plans/users'
import { PASSWORD } from '../plans/accounts'
import { advanceIds, columnsOf, insertRows } from './insert-rows'

/** Payload hashes the password itself, once, on a user made and taken away for it; all demo accounts share the result. */
async function hashPassword(req: PayloadRequest, tx: Tx): Promise<{ salt: string; hash: string }> {
  const email = 'hash@seed.stackyard.test'
  const made = await req.payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, userType: 'customer' },
    depth: 0,
    req,
  })
  const found = await tx.execute<{ salt: string; hash: string }>(
    sql`select salt, hash from users where id = ${made.id}`,
  )
  await tx.execute(sql`delete from users where id = ${made.id}`)
  const [row] = found.rows
  if (!row?.hash) throw new Error('Payload wrote no password hash')
  return { salt: row.salt, hash: row.hash }
}

const towns = [
  ['Savannah', 'GA'],
  ['Joliet', 'IL'],
  ['Reno', 'NV'],
  ['Columbus', 'OH'],
  ['Laredo', 'TX'],
] as const

/** Gives the managed profiles a town and some words about what they list. */
async function describeManagers(tx: Tx, users: readonly PlannedUser[]): Promise<void> {
  const managers = users.filter(({ userType }) => userType === 'manager')
  const rows = managers.map(({ id, company }, index) => {
    const [city, state] = towns[index % towns.length] ?? towns[0]
    const about = `${company ?? 'This desk'} lists providers around ${city} from public sources, until they claim their profiles.`
    return { id, city, state, about }
  })
  await tx.execute(sql`update users u set about = r.about, address_city = r.city, address_state = r.state,
    address_country = 'US' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id integer, city text, state text, about text) where u.id = r.id`)
}

/** Inserts the people, all with the demo password. */
export async function insertPeople(
  req: PayloadRequest,
  tx: Tx,
  users: readonly PlannedUser[],
  now: Date,
): Promise<void> {
  const secret = await hashPassword(req, tx)
  const columns = columnsOf(req.payload, 'users')
  const at = now.toISOString()
  await insertRows(
    tx,
    'users',
    users.map((user) => columns({ ...user, ...secret, createdAt: at, updatedAt: at })),
  )
  await describeManagers(tx, users)
  await advanceIds(tx, 'users')
  await tx.execute(sql`insert into market.plan_grant (user_id, plan_id)
    select id, plan_id::text from users where plan_id <> 'free' on conflict do nothing`)
}
