import type { Services } from '../../../platform/services'
import { buildRelease } from './build-release'

/**
 * Brings both parts of the site up to date before the server starts: nothing is built when nothing has changed. Both are
 * built at once; the content's build leaves the shell that listing pages are made from, which are drawn meanwhile.
 * @throws Error when a build fails.
 */
export async function buildStaleReleases(services: Services, { force = false } = {}): Promise<void> {
  const content = buildRelease(services, 'content', { force })
  const listings = buildRelease(services, 'listings', { force, beside: content })
  const ends = await Promise.allSettled([content, listings])
  for (const [at, part] of ['content', 'listings'].entries()) {
    const end = ends[at]
    if (end?.status === 'rejected') throw end.reason
    if (end?.value === 'failed') throw new Error(`The ${part} of the site could not be built; the log above says why.`)
  }
}
