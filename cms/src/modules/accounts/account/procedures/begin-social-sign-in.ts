import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { SocialProvider } from '../../../../platform/identity-providers'
import type { Procedure } from '../../../../platform/procedure'
import { beginSocial } from '../operations/begin-social'

/** `GET /auth/google` and `GET /auth/linkedin`. */
export const beginSocialSignIn =
  (provider: SocialProvider): Procedure<Contract['auth']['google']> =>
  async ({ input, context }) => {
    const { url, cookie } = await beginSocial(context.services, provider, { returnTo: input.returnTo })
    context.responseHeaders.set('set-cookie', cookie)
    return reply({ url })
  }
