import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import { type Erased, redactChanges, withoutNames } from '../erased'

type AuditRow = { id: string; changes: Record<string, readonly [unknown, unknown]>; is_about: boolean }

/** A part of a JSON text, as it stands there. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const anyOf = (names: readonly string[]) =>
  sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`

/**
 * Takes a person out of the audit rows about them, by them, and of those that name their address. The rows themselves
 * stay: who did what, when. Needs `market.erasing`.
 */
export async function redactAudit(tx: Tx, erased: Erased): Promise<void> {
  const { userId, oldEmail } = erased
  const { rows } = await tx.execute<AuditRow>(sql`
    select id, changes, subject_kind = 'user' and subject_id = ${userId} as is_about from market.audit_entry
    where changes <> '{}' and ((subject_kind = 'user' and subject_id = ${userId}) or actor_id = ${userId} or performed_by = ${userId}
      or position(${inJson(oldEmail)} in changes::text) > 0)`)
  for (const { id, changes, is_about: isAbout } of rows) {
    const after = JSON.stringify(redactChanges(changes, erased, isAbout))
    if (after !== JSON.stringify(changes))
      await tx.execute(sql`update market.audit_entry set changes = ${after}::jsonb where id = ${id}`)
  }
}

/** Whoever the person traded, wrote or worked with, and our team. */
const counterparts = (userId: number) => sql`
  select case when customer_id = ${userId} then seller_id else customer_id end from market.orders
    where customer_id = ${userId} or seller_id = ${userId}
  union select partner_id from market.chat_member where user_id = ${userId}
  union select case when customer_id = ${userId} then seller_id else customer_id end from market.quote_request
    where customer_id = ${userId} or seller_id = ${userId}
  union select case when merchant_id = ${userId} then seller_id else merchant_id end from market.rfp_access
    where merchant_id = ${userId} or seller_id = ${userId}
  union select owner_id from market.account_permission where user_id = ${userId}
  union select user_id from market.account_permission where owner_id = ${userId}
  union select id from users where user_type in ('admin', 'editor')`

/** Takes a person out of the notifications that others got about them. */
export async function redactNotifications(tx: Tx, erased: Erased): Promise<void> {
  const { userId, names } = erased
  if (names.length === 0) return
  const { rows } = await tx.execute<{ id: string; message: string; data: Record<string, unknown> }>(sql`
    select n.id, n.message, n.data from market.notification n where n.user_id in (${counterparts(userId)})
      and exists (select from unnest(${anyOf(names)}) named where position(named in n.message || n.data::text) > 0)`)
  for (const { id, message, data } of rows)
    await tx.execute(sql`
      update market.notification set message = ${withoutNames(message, erased)},
        data = ${withoutNames(JSON.stringify(data), erased)}::jsonb where id = ${id}`)
}
