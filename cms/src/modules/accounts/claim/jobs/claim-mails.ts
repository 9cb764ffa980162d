import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import type { Services } from '../../../../platform/services'
import { hashToken, randomToken, sendPasswordLink } from '../../account'
import { claimMail, deniedMail, grantedMail } from '../emails'
import { findClaim, updateClaim } from '../repository'
import { sql } from 'drizzle-orm'

export const SEND_CLAIM_LINK = 'claim:send-link'
export const SEND_CLAIM_DECISION = 'claim:send-decision'

const DAY_MS = 86_400_000
const VALID_DAYS = 3

async function nameOf({ db }: Services, profileId: number): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select coalesce(nullif(company, ''), 'this profile') as name from users where id = ${profileId}`,
  )
  return rows[0]?.name ?? 'this profile'
}

/** Mails the link that proves a claim's address, with a new token; the one of an earlier mail ends with it. */
export const sendClaimLinkJob: JobDefinition = {
  name: SEND_CLAIM_LINK,
  async run(services, { claimId }) {
    const { db, env, clock } = services
    const claim = await findClaim(db, Number(claimId))
    if (claim?.state !== 'sent') return
    const token = randomToken()
    const expiresAt = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS)
    await updateClaim(db, claim.id, { tokenHash: hashToken(token), expiresAt })
    const url = new URL('/auth/claim', env.PUBLIC_URL)
    url.searchParams.set('token', token)
    await sendLetter(services, claimMail(claim, await nameOf(services, claim.profileId), url.href))
  },
}

/** Tells a person what became of their claim; whoever got the profile can set a password. */
export const sendClaimDecisionJob: JobDefinition = {
  name: SEND_CLAIM_DECISION,
  async run(services, { claimId }) {
    const claim = await findClaim(services.db, Number(claimId))
    if (!claim) return
    const profile = await nameOf(services, claim.profileId)
    if (claim.state === 'granted' && claim.userId !== null)
      await sendPasswordLink(services, claim.userId, VALID_DAYS * DAY_MS, (reader, url) =>
        grantedMail(reader, profile, url),
      )
    if (claim.state === 'denied') await sendLetter(services, deniedMail(claim, profile))
  },
}
