import { sql } from 'drizzle-orm'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { recordAudit } from '../../audit'
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
    await tx.execute(sql`
      update warehouses set confirmed_at = ${clock.now().toISOString()}, reminded_days = null where id = ${id}`)
    await recordAudit(tx, { actorId: actor.id, action: 'confirm', subjectKind: 'warehouse', subjectId: id })
  })
}
