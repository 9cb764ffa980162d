import { brand } from '@stackyard/shared/reference/brand'
import type { VerifiedClaim } from '@stackyard/shared/schema/claim'
import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { hashToken, insertPerson, randomToken, setPassword } from '../../account'
import { notifyUser } from '../../../foundation/notification'
import { type ClaimRow, findByToken, findClaimable, findPerson, updateClaim } from '../repository'

/**
 * The provider's account of a claim's address: the one there is, or a new one without a password that anybody knows. One
 * whose address was never proved may be somebody else's: its password and sessions end, now that the claim has proved it.
 */
async function providerOf(services: Services, claim: ClaimRow, serviceType: string): Promise<number> {
  const held = await findPerson(services.db, { email: claim.email })
  if (held) {
    if (held.userType !== 'seller' || !held.isActive)
      throw new CodedError('CONFLICT', {
        message: `This email has an account that cannot take over a profile. Write to us at ${brand.supportEmail}.`,
      })
    if (!held.isEmailVerified) await setPassword(services, held.id, randomToken(), { isEmailVerified: true })
    return held.id
  }
  return insertPerson(services, {
    email: claim.email,
    password: randomToken(),
    firstName: claim.firstName,
    lastName: claim.lastName,
    company: claim.company,
    phone: claim.phone,
    userType: 'seller',
    serviceType: serviceType as ServiceTypeKey,
    isEmailVerified: true,
  })
}

/**
 * Proves the address of a claim with its mail's token: the person joins the unclaimed users, and the admins are told
 *. The same link a second time is no error.
 * @throws CodedError TOKEN_INVALID; CONFLICT when the address belongs to an account of another kind
 */
export async function verifyClaim(services: Services, token: string): Promise<VerifiedClaim> {
  const { db, clock, jobs } = services
  const claim = await findByToken(db, hashToken(token))
  if (!claim || claim.state === 'denied') throw new CodedError('TOKEN_INVALID')
  const reply = { company: claim.company, email: claim.email }
  if (claim.state !== 'sent') return reply
  const profile = await findClaimable(db, claim.profileId)
  if (!profile || !claim.expiresAt || claim.expiresAt <= clock.now()) throw new CodedError('TOKEN_INVALID')
  const userId = await providerOf(services, claim, profile.serviceType)
  await withTransaction(db, async (tx) => {
    const now = await tx.execute(
      sql`select 1 from market.profile_claim where id = ${claim.id} and state = 'sent' for update`,
    )
    if (now.rows.length === 0) return
    await updateClaim(tx, claim.id, { state: 'verified', userId, verifiedAt: clock.now() })
    const admins = await tx.execute<{ id: number }>(
      sql`select id from users where user_type = 'admin' and is_active is not false`,
    )
    for (const { id } of admins.rows)
      await notifyUser(jobs, tx, {
        userId: id,
        kind: 'profile_claim',
        message: `${claim.firstName} ${claim.lastName} (${claim.company}) claims the profile ${profile.name}.`,
        data: { claimId: claim.id, userId, managerId: claim.profileId, path: '/dashboard/managed/claims' },
      })
  })
  return reply
}
