import type { RefusalReason, ViewKind } from '@stackyard/shared/reference/campaigns'
import type { Sighting } from '@stackyard/shared/schema/impression'
import { isbot } from 'isbot'
import type { Services } from '../../../../platform/services'
import { countSightings, halfHourOf, type Reader, visitorOf } from '../../../listings/traffic'
import { checkToken, issuedAt } from '../card-token'
import type { AskedView, Refusal } from '../view-repository'
import { chargeTogether, type ViewCall } from './charge-views'

type Seen = { subject: 'warehouse' | 'service'; id: number }
type Sorted = { organic: Seen[]; views: AskedView[]; refusals: Refusal[] }

const subjectOf = ({ warehouseId, serviceId }: Sighting): Seen =>
  warehouseId ? { subject: 'warehouse', id: warehouseId } : { subject: 'service', id: serviceId ?? 0 }

/** Why nothing of a reader is ever counted. */
function excluded({ user, agent }: Reader): RefusalReason | null {
  if (user?.userType === 'admin') return 'admin'
  return isbot(agent) ? 'bot' : null
}

/**
 * Counts cards that were seen or pages that were opened, and charges those of sponsored cards. A view is
 * charged with the signed token of its card and reader alone; what is not charged, but seen, counts as organic. Nothing of
 * bots, admins and owners counts. Answers how many counted.
 */
export async function logViews(
  services: Services,
  kind: ViewKind,
  sightings: readonly Sighting[],
  reader: Reader,
): Promise<number> {
  const reason = excluded(reader)
  const sorted = sort(services, kind, sightings, reader, reason)
  const call: ViewCall = { views: sorted.views, refusals: sorted.refusals, outcomes: [] }
  const [organic] = await Promise.all([
    reason ? 0 : countOrganic(services, kind, sorted.organic, reader),
    call.views.length + call.refusals.length > 0 ? chargeTogether(services, call) : undefined,
  ])
  if (reason) return 0
  const charged = call.outcomes.filter((outcome) => outcome.charged).length
  return organic + charged + (await countOrganic(services, kind, uncharged(call), reader))
}

/** Seen, though not charged; a repeat was counted before. */
const uncharged = ({ views, outcomes }: ViewCall): Seen[] =>
  views.flatMap(({ subject, subjectId }, at) => {
    const outcome = outcomes[at]
    const counts = outcome && !outcome.charged && outcome.reason !== 'duplicate'
    return counts ? [{ subject, id: subjectId }] : []
  })

function countOrganic({ db, env, clock }: Services, kind: ViewKind, seen: Seen[], reader: Reader): Promise<number> {
  if (seen.length === 0) return Promise.resolve(0)
  const now = clock.now()
  return countSightings(db, {
    kind,
    seen,
    visitor: visitorOf(reader, env.PAYLOAD_SECRET, now),
    now,
    readerId: reader.user?.id ?? null,
  })
}

function sort(
  { env, clock }: Services,
  kind: ViewKind,
  sightings: readonly Sighting[],
  reader: Reader,
  reason: RefusalReason | null,
): Sorted {
  const now = clock.now()
  const secret = env.PAYLOAD_SECRET
  const visitor = visitorOf(reader, secret, now)
  const sorted: Sorted = { organic: [], views: [], refusals: [] }
  for (const sighting of sightings) {
    const seen = subjectOf(sighting)
    const campaignId = sighting.campaignId ?? 0
    if (!campaignId) {
      sorted.organic.push(seen)
      continue
    }
    // A visitor's mark changes at midnight; the token is of the day that it was made on.
    const shownTo = visitorOf(reader, secret, issuedAt(sighting.token ?? '') ?? now)
    const card = { campaignId, subject: seen.subject, subjectId: seen.id, visitor: shownTo }
    const token = reason ? { refused: reason } : checkToken(secret, card, sighting.token, now)
    if ('id' in token) {
      const bucket = halfHourOf(now)
      const readerId = reader.user?.id ?? null
      sorted.views.push({ ...card, kind, visitor, bucket, tokenId: token.id, readerId })
    } else {
      sorted.refusals.push({ campaignId, kind, reason: token.refused })
      sorted.organic.push(seen)
    }
  }
  return sorted
}
