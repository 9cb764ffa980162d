import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import type { SocialProvider } from '../../../../platform/identity-providers'
import type { Services } from '../../../../platform/services'
import { randomToken } from '../secret-token'
import { keepFlow, redirectUriOf } from '../social-flow'

/**
 * Begins a sign-in with a provider, or with `linkTo` the linking of the provider to an account: where the browser goes,
 * and the cookie that carries the flow meanwhile.
 * @throws CodedError NOT_CONFIGURED, SOCIAL_UNAVAILABLE.
 */
export async function beginSocial(
  { env, clock, identityProviders }: Services,
  provider: SocialProvider,
  { returnTo, linkTo }: { returnTo?: string | undefined; linkTo?: number },
): Promise<{ url: string; cookie: string }> {
  const secrets = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
  const url = await identityProviders.authorizeUrl(provider, secrets, redirectUriOf(env, provider))
  const flow = {
    provider,
    ...secrets,
    returnTo: safeReturnTo(returnTo, ''),
    ...(linkTo === undefined ? {} : { linkTo }),
  }
  return { url, cookie: keepFlow(env, flow, clock.now()) }
}
