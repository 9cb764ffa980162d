import type { Contract } from '@stackyard/shared/contract/index'
import { readMapTiles } from '@stackyard/shared/domain/map-tiles'
import { reply } from '@stackyard/shared/schema/envelope'
import type { PublicConfig } from '@stackyard/shared/schema/public-config'
import type { Env } from '../../../../env'
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
    mapTiles: tilesOf(env),
    socialSignIn: {
      google: identityProviders.isConfigured('google'),
      linkedin: identityProviders.isConfigured('linkedin'),
    },
  })
}

function tilesOf({ MAP_TILES, MAP_TILES_ATTRIBUTION }: Env): PublicConfig['mapTiles'] {
  const tiles = MAP_TILES === undefined ? null : readMapTiles(MAP_TILES)
  return tiles && { kind: tiles.kind, url: tiles.url, attribution: MAP_TILES_ATTRIBUTION }
}
