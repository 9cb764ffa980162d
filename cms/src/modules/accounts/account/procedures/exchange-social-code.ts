import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { SocialProvider } from '../../../../platform/identity-providers'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import { finishSocial } from '../operations/finish-social'
import { dropFlow } from '../social-flow'

/** `POST /auth/google-token` and `POST /auth/linkedin-token`. The cookie of the flow ends whatever comes of it. */
export const exchangeSocialCode =
  (provider: SocialProvider): Procedure<Contract['auth']['linkedinToken']> =>
  async ({ input, context }) => {
    const { services, headers } = context
    context.responseHeaders.append('set-cookie', dropFlow(services.env))
    const answer = { provider, ...input }
    const back = { cookies: headers.get('cookie') ?? '', device: deviceOf(context), reader: context.user }
    return reply(await finishSocial(services, answer, back))
  }
