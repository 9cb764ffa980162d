import type { Services } from '../../../platform/services'
import { buildRelease } from './build-release'

/**
 * Brings both parts of the site up to date before the server starts: nothing is built when nothing has changed.
 * Content comes first: its build leaves the shell that listing pages are made from.
 * @throws Error when a part has no release at all and its build fails.
 */
export async function buildStaleReleases(services: Services, options: { force?: boolean } = {}): Promise<void> {
  for (const part of ['content', 'listings'] as const) {
    const result = await buildRelease(services, part, options)
    if (result === 'failed') throw new Error(`The ${part} of the site could not be built; the log above says why.`)
  }
}
