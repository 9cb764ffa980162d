import { z } from 'zod'

/** What the browser needs to know of the installation; public values only. */
export const PublicConfig = z.object({
  stripePublishableKey: z.string(),
  stripeJsUrl: z.string(),
  isTestMode: z.boolean(),
  /** A staging installation, which says so on every page. */
  isStaging: z.boolean(),
  captchaSiteKey: z.string().nullable(),
  captchaScriptUrl: z.string(),
  /** Roads on the map, and whom they are owed to; null where the map has its own shapes alone. */
  mapTiles: z
    .object({ kind: z.enum(['raster', 'vector', 'pmtiles']), url: z.string(), attribution: z.string() })
    .nullable(),
  socialSignIn: z.object({ google: z.boolean(), linkedin: z.boolean() }),
})
export type PublicConfig = z.infer<typeof PublicConfig>
