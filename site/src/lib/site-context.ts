import type { SiteSettings } from '@stackyard/shared/schema/page-data'

/** What pages show beside their own data, the same on all of them. */
export type SiteContext = {
  /** Where the site answers. */
  address: string
  /** The key that share cards are signed with; none in development. */
  cardKey: string
  /** What editors set; null where it is read from the snapshot. */
  settings: SiteSettings | null
}

const fromEnvironment = (): SiteContext => ({
  address: process.env.SITE_URL ?? 'http://localhost:3000',
  cardKey: process.env.SITE_CARD_KEY ?? '',
  settings: null,
})

let context: SiteContext | undefined

/** Sets what pages that are rendered from now on show; the server hands it over with each request (middleware.ts). */
export function useSiteContext(next: SiteContext): void {
  context = next
}

export const siteContext = (): SiteContext => (context ??= fromEnvironment())

/** The address of the site, for whole addresses. */
export const siteAddress = (): URL => new URL(siteContext().address)
