import { ensureRenderer } from './modules/content/site-release/renderer'

/** Builds the code that renders the site's pages, so that no server has to. */
await ensureRenderer()
