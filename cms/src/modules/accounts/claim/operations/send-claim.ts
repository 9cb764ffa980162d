import { brand } from '@stackyard/shared/reference/brand'
import { text } from '@stackyard/shared/messages/text'
import type { ClaimInput } from '@stackyard/shared/schema/claim'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { assertHuman } from '../../../../platform/captcha'
import { CodedError } from '../../../../platform/coded-error'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import { toE164 } from '../../../../platform/phone'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { SEND_CLAIM_LINK } from '../jobs/claim-mails'
import { findClaimable, lockProfile, saveClaim } from '../repository'

const linkCap = { kind: 'claim', most: 5, withinMs: HOUR_MS }

/**
 * Takes a claim of a managed profile and mails the link that proves its address. The same answer for known
 * and unknown addresses.
 * @throws CodedError FORBIDDEN for whoever is signed in, CAPTCHA_FAILED, NOT_FOUND for what is no managed profile,
 * RATE_LIMITED when the address has had many of these mails
 */
export async function sendClaim(
  services: Services,
  input: ClaimInput,
  reader: SessionUser | null,
  ip: string,
): Promise<void> {
  if (reader) throw new CodedError('FORBIDDEN', { message: text('claim.signedIn', { email: brand.supportEmail }) })
  const { userId, captchaToken, ...sent } = input
  const form = { ...sent, phoneNumber: toE164(sent.phoneNumber, 'phoneNumber') }
  await assertHuman(services, captchaToken, ip)
  await withTransaction(services.db, async (tx) => {
    await lockProfile(tx, userId)
    if (!(await findClaimable(tx, userId))) throw new CodedError('NOT_FOUND')
    if (!(await takeMail(tx, linkCap, form.email, services.clock.now()))) throw new CodedError('RATE_LIMITED')
    const id = await saveClaim(tx, userId, form, services.clock.now())
    await services.jobs.add(tx, SEND_CLAIM_LINK, { claimId: id }, { key: `${SEND_CLAIM_LINK}:${id}` })
  })
}
