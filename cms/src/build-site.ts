import { ensureSiteBuild } from './modules/content/pages/site-build'

/** Builds the code of the site for this state of the sources, so that no first reader waits for it. It needs no database. */
await ensureSiteBuild()
process.exit(0)
