import { createHash } from 'node:crypto'
import type { AccountPage, OnboardingLink } from '@stackyard/shared/schema/payout'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findAccount, keepAccount } from '../repository'

/**
 * A link to Stripe's form for one visit; a seller's account there is made on first need. Racing calls end with one.
 * @throws CodedError EMAIL_NOT_VERIFIED, and those of `callStripe`.
 */
export async function beginOnboarding(services: Services, user: SessionUser): Promise<OnboardingLink> {
  if (!user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const known = await findAccount(services.db, user.id)
  return linkFor(services, known?.accountId ?? (await makeAccount(services, user)))
}

/** A fresh link for one that has expired. @throws CodedError NOT_FOUND before onboarding was begun. */
export async function refreshOnboarding(services: Services, userId: number): Promise<OnboardingLink> {
  const known = await findAccount(services.db, userId)
  if (!known) throw new CodedError('NOT_FOUND')
  return linkFor(services, known.accountId)
}

/**
 * A link to the page where Stripe shows a seller their account, and has them change the bank account or address.
 * @throws CodedError CONFLICT before the form was sent in, and those of `callStripe`.
 */
export async function openAccountPage({ db, stripe }: Services, userId: number): Promise<AccountPage> {
  const known = await findAccount(db, userId)
  if (!known?.isSubmitted) throw new CodedError('CONFLICT')
  const { url } = await callStripe(() => stripe.accounts.createLoginLink(known.accountId))
  return { url }
}

async function makeAccount(services: Services, user: SessionUser): Promise<string> {
  const digest = createHash('sha256').update(`${services.env.PUBLIC_URL} ${user.email}`).digest('hex').slice(0, 24)
  const account = await callStripe(() =>
    services.stripe.accounts.create(
      {
        type: 'express',
        country: 'US',
        email: user.email,
        capabilities: { transfers: { requested: true } },
        metadata: { user_id: String(user.id) },
      },
      { idempotencyKey: `user:${user.id}:account:${digest}` },
    ),
  )
  return keepAccount(services.db, user.id, account.id)
}

async function linkFor({ stripe, env }: Services, account: string): Promise<OnboardingLink> {
  const link = await callStripe(() =>
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: new URL('/auth/refresh', env.PUBLIC_URL).href,
      return_url: new URL('/auth/payout', env.PUBLIC_URL).href,
    }),
  )
  return { url: link.url, expiresAt: new Date(link.expires_at * 1000).toISOString() }
}
