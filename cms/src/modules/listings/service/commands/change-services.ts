import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import { type AuditEntry, changesBetween, recordAudits } from '../../../foundation/audit'
import { announceListingsOf, erasedOffer } from '../../listing'
import { refreshServices } from '../operations/refresh-services'

export type ServiceChangeWritten = {
  /** Assignments of columns; absent when the records are written already. */
  set?: SQL
  /** Whether a form of these services that was opened before must not be saved any more. */
  countsVersion?: boolean
  audits?: readonly Omit<AuditEntry, 'subjectKind'>[]
}

/**
 * Every change of services, and of what their pages show, in the caller's transaction: the records, their version, the
 * audit trail and the read model, whose triggers drop the pages that show it.
 */
export async function changeServices(
  tx: Tx,
  ids: readonly number[],
  { set, countsVersion = false, audits = [] }: ServiceChangeWritten,
): Promise<void> {
  if (ids.length === 0) return
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const assigned = [...(set ? [set] : []), ...(countsVersion ? [sql`version = coalesce(version, 1) + 1`] : [])]
  if (assigned.length > 0)
    await tx.execute(sql`update services set ${sql.join(assigned, sql`, `)} where id in ${sorted}`)
  await recordAudits(
    tx,
    audits.map((entry) => ({ ...entry, subjectKind: 'service' as const })),
  )
  await refreshServices(tx, sorted)
}

async function serviceIdsOf(tx: Tx, sellerId: number, wanted = sql`deleted_at is null`): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from services where seller_id = ${sellerId} and ${wanted} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Columns of the flags that admins set. */
export const flagColumns = {
  visible: 'visible',
  isVerified: 'is_verified',
  isFeatured: 'is_featured',
  partner: 'partner',
} as const

type ServiceFlagName = keyof typeof flagColumns

/** Sets one flag of services that are locked; an editor's version stays. */
export const setServiceFlag = (
  tx: Tx,
  services: readonly { id: number; before: boolean }[],
  { flag, value }: { flag: ServiceFlagName; value: boolean },
  { actorId, now }: { actorId: number; now: Date },
): Promise<void> =>
  changeServices(
    tx,
    services.map(({ id }) => id),
    {
      set: sql`${sql.identifier(flagColumns[flag])} = ${value}, updated_at = ${now.toISOString()}`,
      audits: services.map(({ id, before }) => ({
        actorId,
        action: 'flag',
        subjectId: id,
        changes: changesBetween({ [flag]: before }, { [flag]: value }),
      })),
    },
  )

/** Counts the reviews of a service anew, under the same lock as `rateListing`. */
export async function rateService(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select id from services where id = ${id} for no key update`)
  const set = sql`(review_count, average_rating) = (
    select count(*), coalesce(round(avg(rating), 2), 0) from reviews where service_id = services.id)`
  await changeServices(tx, [id], { set })
}

/** Gives the service of one provider to another, unless the other offers one. */
export async function moveService(tx: Tx, from: number, to: number): Promise<void> {
  const wanted = sql`not exists (select from services own where own.seller_id = ${to} and own.deleted_at is null)`
  const ids = await serviceIdsOf(tx, from, wanted)
  const set = sql`seller_id = ${to}, updated_at = now()`
  await changeServices(tx, ids, { set, countsVersion: true })
}

/** The services of a person whose account is erased leave the marketplace; those the person reviewed lose the name. */
export async function eraseServicesOf(tx: Tx, userId: number): Promise<void> {
  const ids = await serviceIdsOf(tx, userId, sql`true`)
  const set = sql`${erasedOffer}, website = null`
  await changeServices(tx, ids, { set, countsVersion: true })
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct service_id as id from reviews where author_id = ${userId} and service_id is not null`,
  )
  await announceServices(
    tx,
    rows.map(({ id }) => id),
  )
}

/** For a change of another record that the pages of these services show. */
export const announceServices = (tx: Tx, ids: readonly number[]): Promise<void> => changeServices(tx, ids, {})

/** For a change of a provider that its listings and services show or depend on: name, plan, diamond, activity. */
export async function announceOffersOf(tx: Tx, sellerId: number, { closes = false } = {}): Promise<void> {
  await announceListingsOf(tx, sellerId, { closes })
  await announceServices(tx, await serviceIdsOf(tx, sellerId))
}
