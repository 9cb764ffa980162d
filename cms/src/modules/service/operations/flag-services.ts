import type { FlagOutcome, ServiceFlagsInput } from '@stackyard/shared/schema/listing-flags'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { changesBetween, recordAudits } from '../../audit'
import { enqueueRelease } from '../../site-release'
import { lockFlags } from '../repository'
import { refreshServices } from './refresh-services'

const columns = {
  visible: 'visible',
  isVerified: 'is_verified',
  isFeatured: 'is_featured',
  partner: 'partner',
} as const satisfies Record<ServiceFlagsInput['flag'], string>

/**
 * Sets one flag of many services in one transaction; lists and pages follow. Those of a plan without the right
 * get no spotlight: they are answered in `refused`, as are those that are gone, and the others change
 * nevertheless. An editor's version stays.
 */
export async function flagServices(
  { db, clock }: Services,
  adminId: number,
  { ids, flag, value }: ServiceFlagsInput,
): Promise<FlagOutcome> {
  const column = columns[flag]
  const asked = [...new Set(ids)]
  return withTransaction(db, async (tx) => {
    const rows = await lockFlags(tx, asked, column)
    const admitted = rows.filter(({ maySpotlight }) => maySpotlight || flag !== 'isFeatured' || !value)
    const changed = admitted.filter(({ before }) => before !== value)
    const changedIds = changed.map(({ id }) => id)
    if (changedIds.length > 0) {
      await tx.execute(sql`
        update services set ${sql.identifier(column)} = ${value}, updated_at = ${clock.now().toISOString()}
        where id in ${changedIds}`)
      await recordAudits(
        tx,
        changed.map(({ id, before }) => ({
          actorId: adminId,
          action: 'flag',
          subjectKind: 'service' as const,
          subjectId: id,
          changes: changesBetween({ [flag]: before }, { [flag]: value }),
        })),
      )
      const { listedBefore, listedNow } = await refreshServices(tx, changedIds)
      if (listedBefore > 0 || listedNow > 0) await enqueueRelease(tx, 'content')
    }
    const known = new Set(admitted.map(({ id }) => id))
    return { changed: changedIds, refused: asked.filter((id) => !known.has(id)) }
  })
}
