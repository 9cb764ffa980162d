import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import type { SocialProvider } from '../../../platform/identity-providers'
import type { Services } from '../../../platform/services'
import { randomToken } from '../secret-token'
import { keepFlow, redirectUriOf } from '../social-flow'

/**
 * Begins a sign-in with a provider (DECISIONS §1, Social): where the browser goes, and the cookie it keeps meanwhile.
 * @throws CodedError NOT_CONFIGURED, SOCIAL_UNAVAILABLE.
 */
export async function beginSocial(
  { env, clock, identityProviders }: Services,
  provider: SocialProvider,
  returnTo: string | undefined,
): Promise<{ url: string; cookie: string }> {
  const secrets = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
  const url = await identityProviders.authorizeUrl(provider, secrets, redirectUriOf(env, provider))
  const flow = { provider, ...secrets, returnTo: safeReturnTo(returnTo, '') }
  return { url, cookie: keepFlow(env, flow, clock.now()) }
}
