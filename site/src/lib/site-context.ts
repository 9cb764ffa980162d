import type { SiteSettings } from '@stackyard/shared/schema/page-data'

/** What pages show beside their own data, the same on all of them. */
export type SiteContext = {
  /** Where the site answers. */
  address: string
  /** The key that share cards are signed with; none in development. */
  cardKey: string
  /** What editors set. */
  settings: SiteSettings
}

/** Where the site answers in development. */
export const addressOfSite = (): string => process.env.PUBLIC_URL ?? 'http://localhost:3000'

let context: SiteContext | undefined

/** Sets what pages that are rendered from now on show; the server hands it over with each request (middleware.ts). */
export function useSiteContext(next: SiteContext): void {
  context = next
}

export const siteContext = (): SiteContext => (context ??= { address: addressOfSite(), cardKey: '', settings: {} })

/** What editors set for the whole site. */
export const settings = (): SiteSettings => siteContext().settings

/** The address of the site, for whole addresses. */
export const siteAddress = (): URL => new URL(siteContext().address)
