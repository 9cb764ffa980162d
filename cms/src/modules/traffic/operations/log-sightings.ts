import type { Sighting } from '@stackyard/shared/schema/impression'
import type { Services } from '../../../platform/services'
import { isCardToken } from '../card-token'
import { countSightings, type Seen, type SightingKind } from '../repository'
import { type Reader, visitorOf } from '../visitor'

const HALF_HOUR_MS = 30 * 60_000
const DAY_CHARACTERS = 10

type Logged = Pick<Services, 'db' | 'env' | 'clock'>

/**
 * Counts cards seen or pages opened (000 §4.6, MONEY §7) and answers how many of them counted. Admins count nothing. A
 * campaign is named only by a card whose token was made for this reader; without one the sighting counts like all others.
 */
export async function logSightings(
  { db, env, clock }: Logged,
  kind: SightingKind,
  sightings: readonly Sighting[],
  reader: Reader,
): Promise<number> {
  if (reader.user?.userType === 'admin') return 0
  const now = clock.now()
  const visitor = visitorOf(reader, env.PAYLOAD_SECRET, now)
  const seen = sightings.map(({ warehouseId, serviceId, campaignId, token }): Seen => {
    const subject = warehouseId ? 'warehouse' : 'service'
    const id = warehouseId ?? serviceId ?? 0
    const card = { campaignId: campaignId ?? 0, subject, subjectId: id, visitor } as const
    const isMeant = campaignId && token && isCardToken(env.PAYLOAD_SECRET, card, token, now)
    return { subject, id, campaign: isMeant ? campaignId : 0 }
  })
  return countSightings(db, {
    kind,
    seen,
    visitor,
    bucket: Math.floor(now.getTime() / HALF_HOUR_MS),
    day: now.toISOString().slice(0, DAY_CHARACTERS),
    readerId: reader.user?.id ?? null,
  })
}
