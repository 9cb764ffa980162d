import type { FlagOutcome, ServiceFlagsInput } from '@stackyard/shared/schema/listing-flags'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { flagColumns, setServiceFlag } from '../commands/change-services'
import { lockFlags } from '../repository'

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
  const asked = [...new Set(ids)]
  return withTransaction(db, async (tx) => {
    const rows = await lockFlags(tx, asked, flagColumns[flag])
    const admitted = rows.filter(({ maySpotlight }) => maySpotlight || flag !== 'isFeatured' || !value)
    const changed = admitted.filter(({ before }) => before !== value)
    await setServiceFlag(tx, changed, { flag, value }, { actorId: adminId, now: clock.now() })
    const known = new Set(admitted.map(({ id }) => id))
    return { changed: changed.map(({ id }) => id), refused: asked.filter((id) => !known.has(id)) }
  })
}
