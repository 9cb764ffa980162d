import type { ClaimedProfile } from '@stackyard/shared/schema/claim'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changesBetween, recordAudit } from '../../../foundation/audit'
import { inRecordTransaction, moveListings } from '../../../listings/listing'
import { moveService } from '../../../listings/service'
import { SEND_CLAIM_DECISION } from '../jobs/claim-mails'
import {
  type ClaimRow,
  findClaimable,
  findPerson,
  lockOpenOf,
  lockProfile,
  lockVerifiedOf,
  moveRequests,
  updateClaim,
} from '../repository'

/** What a managed profile says of its provider, where the person says nothing. */
const INHERITED = ['company', 'phone', 'website', 'about', 'avatar', 'banner', 'meetingLink', 'serviceType'] as const

const NOT_WAITING = { message: 'This person has no claim that waits for a decision.' }

type Values = Record<string, unknown>

function inheritedBy(person: Values, profile: Values): Values {
  const taken = INHERITED.filter((field) => !person[field] && profile[field]).map((field) => [field, profile[field]])
  const address = (person.address ?? {}) as Values
  const hasAddress = Object.values(address).some(Boolean)
  return {
    ...Object.fromEntries(taken),
    ...(hasAddress ? {} : { address: profile.address }),
    serviceType: profile.serviceType ?? person.serviceType,
    isVerified: person.isVerified === true || profile.isVerified === true,
    diamond: Math.max(Number(person.diamond ?? 0), Number(profile.diamond ?? 0)),
  }
}

async function readUser(req: PayloadRequest, id: number): Promise<Values> {
  return (await req.payload.findByID({
    collection: 'users',
    id,
    overrideAccess: true,
    depth: 0,
    req,
  })) as unknown as Values
}

// The contract lets admins alone come here; the fields are those of this file.
const writeUser = (req: PayloadRequest, id: number, data: Values) =>
  req.payload.update({ collection: 'users', id, data: data as never, overrideAccess: true, depth: 0, req })

async function handOver(req: PayloadRequest, tx: Tx, adminId: number, managerId: number, userId: number) {
  const [profile, person] = [await readUser(req, managerId), await readUser(req, userId)]
  await moveService(tx, managerId, userId)
  await moveRequests(tx, managerId, userId)
  const listings = await moveListings(tx, managerId, userId)
  const data = inheritedBy(person, profile)
  await writeUser(req, userId, data)
  await writeUser(req, managerId, { isActive: false, isPublic: false })
  const by = { actorId: adminId, subjectKind: 'user' } as const
  const claimed = { ...changesBetween(person, data), claimedProfile: [null, managerId] as const }
  await recordAudit(tx, { ...by, action: 'claim', subjectId: userId, changes: claimed })
  await recordAudit(tx, {
    ...by,
    action: 'claimed',
    subjectId: managerId,
    changes: { isActive: [true, false], claimedBy: [null, userId] },
  })
  return listings
}

async function settle(
  services: Services,
  tx: Tx,
  adminId: number,
  claims: ClaimRow[],
  granted: ClaimRow,
): Promise<void> {
  for (const claim of claims) {
    const state = claim.id === granted.id ? ('granted' as const) : ('denied' as const)
    const profileId = claim.id === granted.id ? granted.profileId : claim.profileId
    await updateClaim(tx, claim.id, { state, profileId, decidedBy: adminId, decidedAt: services.clock.now() })
    const isTold = claim.id === granted.id || claim.userId !== granted.userId
    if (isTold && claim.state === 'verified') await services.jobs.add(tx, SEND_CLAIM_DECISION, { claimId: claim.id })
  }
}

/**
 * Hands a managed profile over to a person whose claim is proved: its listings, and what it says where the
 * person says nothing. The profile ends, and all other claims of it and of the person with it.
 * @throws CodedError NOT_FOUND for what is no managed profile; CONFLICT when the person has no claim that waits
 */
export const claimExisting = (
  services: Services,
  adminId: number,
  { unclaimUser, managerId }: { unclaimUser: number; managerId: number },
): Promise<ClaimedProfile> =>
  inRecordTransaction(services, async (req, tx) => {
    await lockProfile(tx, managerId)
    const own = await lockVerifiedOf(tx, unclaimUser)
    const chosen = own.find(({ profileId }) => profileId === managerId) ?? own[0]
    const person = await findPerson(tx, { id: unclaimUser })
    if (!chosen || !person?.isActive || !person.isEmailVerified || person.userType !== 'seller')
      throw new CodedError('CONFLICT', NOT_WAITING)
    if (!(await findClaimable(tx, managerId))) throw new CodedError('NOT_FOUND')
    const others = (await lockOpenOf(tx, managerId)).filter(({ id }) => own.every((claim) => claim.id !== id))
    const listings = await handOver(req, tx, adminId, managerId, unclaimUser)
    await settle(services, tx, adminId, [...own, ...others], { ...chosen, profileId: managerId })
    return { userId: unclaimUser, managerId, userUrl: person.userUrl, listings }
  })

/** Grants the newest claim of a person that waits. @throws CodedError CONFLICT, NOT_FOUND */
export async function grantClaim(services: Services, adminId: number, userId: number): Promise<ClaimedProfile> {
  const { rows } = await services.db.execute<{ profile_id: number }>(sql`
    select profile_id from market.profile_claim where user_id = ${userId} and state = 'verified' order by id desc limit 1`)
  const managerId = rows[0]?.profile_id
  if (!managerId) throw new CodedError('CONFLICT', NOT_WAITING)
  return claimExisting(services, adminId, { unclaimUser: userId, managerId })
}

/** Denies all claims of a person that wait; they are told by email. @throws CodedError CONFLICT when none waits */
export const denyClaim = (services: Services, adminId: number, userId: number): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const claims = await lockVerifiedOf(tx, userId)
    if (claims.length === 0) throw new CodedError('CONFLICT', NOT_WAITING)
    for (const claim of claims) {
      await updateClaim(tx, claim.id, { state: 'denied', decidedBy: adminId, decidedAt: services.clock.now() })
      await services.jobs.add(tx, SEND_CLAIM_DECISION, { claimId: claim.id })
      const changes = { profile: [claim.profileId, null] as const }
      await recordAudit(tx, { actorId: adminId, action: 'deny-claim', subjectKind: 'user', subjectId: userId, changes })
    }
  })
