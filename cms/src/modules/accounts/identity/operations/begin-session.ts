import { createHash } from 'node:crypto'
import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import { text } from '@stackyard/shared/messages/text'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { identityProvider } from '../provider'
import { countSessions, findNewestSession, isVerified, keepSession } from '../repository'
import { followSession } from './follow-session'

/**
 * Begins a verification at Stripe and answers where its form is, for one visit; from there the person comes back to
 * `returnTo`. An older one that was left unfinished ends. Asked again before the answer was heard it finds the same one.
 * @throws CodedError NOT_FOUND where an admin decides, CONFLICT when one is verified or waits already, and those of
 * `callStripe`.
 */
export async function beginSession(
  services: Services,
  user: Pick<SessionUser, 'id' | 'email'>,
  returnTo?: string,
): Promise<{ url: string }> {
  const { db, env, stripe } = services
  if (identityProvider(env) !== 'stripe') throw new CodedError('NOT_FOUND')
  await endOlder(services, user.id)
  if (await isVerified(db, user.id)) throw new CodedError('CONFLICT', { message: text('kyc.alreadyVerified') })
  const back = new URL('/auth/kyc', env.PUBLIC_URL)
  if (returnTo) back.searchParams.set('returnTo', safeReturnTo(returnTo))
  const number = (await countSessions(db, user.id)) + 1
  const digest = createHash('sha256').update(`${user.email} ${back.href}`).digest('hex').slice(0, 24)
  const session = await callStripe(() =>
    stripe.identity.verificationSessions.create(
      {
        type: 'document',
        return_url: back.href,
        metadata: { user_id: String(user.id) },
        options: { document: { require_matching_selfie: true } },
      },
      { idempotencyKey: `kyc:${user.id}:${number}:${digest}` },
    ),
  )
  if (!session.url) throw new CodedError('PAYMENT_PROVIDER_UNAVAILABLE')
  await keepSession(db, { id: session.id, userId: user.id })
  return { url: session.url }
}

/** What came of the one before; one that only waits for its person ends, so that there is one way to go on. */
async function endOlder(services: Services, userId: number): Promise<void> {
  const known = await findNewestSession(services.db, userId)
  if (!known || known.status === 'verified' || known.status === 'canceled') return
  await followSession(services, known.id)
  const seen = await findNewestSession(services.db, userId)
  if (seen?.status === 'processing') throw new CodedError('CONFLICT', { message: text('kyc.alreadyPending') })
  if (seen?.id !== known.id || (seen.status !== 'open' && seen.status !== 'refused')) return
  await callStripe(() => services.stripe.identity.verificationSessions.cancel(known.id))
  await followSession(services, known.id)
}
