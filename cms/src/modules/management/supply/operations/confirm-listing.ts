import { sql } from 'drizzle-orm'
import type { ConfirmedListing } from '@stackyard/shared/schema/freshness'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import { isConfirmed } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { confirmListing as noteConfirmed } from '../../../listings/listing'
import { isConfirmTokenOf, listingOfToken, type ConfirmSubject } from '../confirm-token'
import { lockListing } from '../repository'

/** Notes that the provider says the listing is right as it stands. @throws CodedError NOT_FOUND for another's */
export async function confirmListing(
  { db, clock }: Services,
  actor: Pick<SessionUser, 'id' | 'userType'>,
  id: number,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const held = await lockListing(tx, id)
    if (!held || (actor.userType !== 'admin' && held.sellerId !== actor.id)) throw new CodedError('NOT_FOUND')
    await noteConfirmed(tx, id, { actorId: actor.id, now: clock.now() })
  })
}

/** The listing a confirm link is for. @throws CodedError TOKEN_INVALID when it was used, is too old or forged */
export async function readConfirmLink({ db, clock, env }: Services, token: string): Promise<ConfirmedListing> {
  const linked = await findLinked(db, token)
  if (!linked || !isConfirmed(env, (secret) => isConfirmTokenOf(token, subjectOf(linked), clock.now(), secret)))
    throw new CodedError('TOKEN_INVALID')
  return toConfirmed(linked)
}

/** Confirms by the link of a reminder, without a session. @throws CodedError TOKEN_INVALID */
export async function confirmByLink({ db, clock, env }: Services, token: string): Promise<ConfirmedListing> {
  return withTransaction(db, async (tx) => {
    const linked = await findLinked(tx, token, sql`for no key update of w`)
    const now = clock.now()
    if (!linked || !isConfirmed(env, (secret) => isConfirmTokenOf(token, subjectOf(linked), now, secret)))
      throw new CodedError('TOKEN_INVALID')
    await noteConfirmed(tx, linked.id, { actorId: linked.sellerId, now })
    return { ...toConfirmed(linked), confirmedAt: now.toISOString() }
  })
}

type Linked = {
  id: number
  sellerId: number
  name: string
  city: string
  confirmedAt: string | null
  totalSpace: number
}

async function findLinked(db: Db | Tx, token: string, lock = sql``): Promise<Linked | null> {
  const id = listingOfToken(token)
  if (id === null) return null
  const { rows } = await db.execute<Linked>(sql`
    select w.id, w.seller_id as "sellerId", w.name, coalesce(w.address_city, '') as city,
      to_char(w.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "confirmedAt",
      coalesce(w.total_space, 0)::int as "totalSpace"
    from warehouses w join users u on u.id = w.seller_id
    where w.id = ${id} and w.deleted_at is null and coalesce(u.is_active, true) ${lock}`)
  return rows[0] ?? null
}

const subjectOf = ({ id, sellerId, confirmedAt }: Linked): ConfirmSubject => ({
  id,
  sellerId,
  confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
})

const toConfirmed = ({ id, name, city, totalSpace, confirmedAt }: Linked): ConfirmedListing => ({
  id,
  name,
  city,
  totalSpace,
  confirmedAt,
})
