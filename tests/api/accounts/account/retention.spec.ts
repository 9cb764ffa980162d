import { randomUUID } from 'node:crypto'
import { retentionRules } from '@stackyard/cms/modules/accounts/account/retention'
import { expect, it } from 'vitest'
import { daysAgo } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { newAccount } from '../auth/new-account'

const { url, pool } = sharedStack()

/** One row of each table that has been over for so many days. */
const INSERTS: Readonly<Record<string, string>> = {
  'market.session': `insert into market.session (user_id, token_hash, expires_at, refresh_hash, refresh_expires_at, user_type,
    password_mark) values ($1, $2, $3, $2, $3, 'customer', '')`,
  'market.mail_token': `insert into market.mail_token (hash, user_id, kind, email, expires_at)
    values ($2, $1, 'verify-email', '', $3)`,
  'market.email_change': `insert into market.email_change (user_id, session_id, old_email, new_email, old_token_hash, state,
    sent_at, expires_at) values ($1, gen_random_uuid(), '', '', $2, 'cancelled', $3, $3)`,
  'market.login_failure': `insert into market.login_failure (key, failures, first_at)
    select $2, 1, $3::timestamptz where $1::int > 0`,
  'market.mail_cap': `insert into market.mail_cap (key, sent, changed_at)
    select $2, array[$3::timestamptz], $3::timestamptz where $1::int > 0`,
  'market.used_ticket': `insert into market.used_ticket (hash, expires_at) select $2, $3::timestamptz where $1::int > 0`,
  'market.known_device': `insert into market.known_device (user_id, hash, first_at, last_at) values ($1, $2, $3, $3)`,
}

const KEYS: Readonly<Record<string, string>> = {
  'market.session': 'token_hash',
  'market.email_change': 'old_token_hash',
  'market.login_failure': 'key',
  'market.mail_cap': 'key',
}

it('each table keeps a row until its time, and no longer', async () => {
  expect(Object.keys(INSERTS).toSorted()).toEqual(retentionRules.map(({ table }) => table).toSorted())
  const { user } = await newAccount(url)
  const rows = retentionRules.map(({ table, days }) => ({ table, days, old: randomUUID(), young: randomUUID() }))
  for (const { table, days, old, young } of rows) {
    await pool.query(INSERTS[table] ?? '', [user.id, old, daysAgo(days + 1)])
    await pool.query(INSERTS[table] ?? '', [user.id, young, daysAgo(days - 0.5)])
  }
  const left = async ({ table, old, young }: (typeof rows)[number]): Promise<string[]> => {
    const key = KEYS[table] ?? 'hash'
    const found = await pool.query<{ key: string }>(`select ${key} as key from ${table} where ${key} in ($1, $2)`, [
      old,
      young,
    ])
    return found.rows.map((row) => row.key)
  }
  await pool.query(`select graphile_worker.add_job('account:tidy-sessions')`)
  await eventually('the nightly job', 20_000, async () => {
    const kept = await Promise.all(rows.map(left))
    return kept.every((keys, index) => !keys.includes(rows[index]?.old ?? '')) || undefined
  })
  for (const row of rows) expect(await left(row), row.table).toEqual([row.young])
})
