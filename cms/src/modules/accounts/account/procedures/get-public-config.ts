import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'

export const getPublicConfig: Procedure<Contract['config']['get']> = async ({ context }) => {
  const { env, identityProviders } = context.services
  return reply({
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    stripeJsUrl: env.STRIPE_JS_URL,
    isTestMode: env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_test_'),
    isStaging: env.LIVE === 'staging',
    captchaSiteKey: env.CAPTCHA_SITE_KEY ?? null,
    captchaScriptUrl: env.CAPTCHA_SCRIPT_URL,
    socialSignIn: {
      google: identityProviders.isConfigured('google'),
      linkedin: identityProviders.isConfigured('linkedin'),
    },
  })
}
