declare namespace App {
  /** What the server hands to a page that is rendered on demand. */
  interface Locals {
    data: import('@stackyard/shared/schema/page-data').PageData
    site?: import('./lib/site-context').SiteContext
    /** Hears of an error that a page was not rendered for. */
    onFault?: (error: unknown) => void
  }
}
