import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../../../platform/services'
import { buildRelease, type BuildOptions, type ReleaseResult } from './build-release'
import type { SitePart } from './enqueue-release'

const LOOK_AGAIN_MS = 500
/** Longer than a build may take (run-astro.ts). */
const PATIENCE_MS = 15 * 60 * 1000

/** Builds a part; while another process builds it, waits and then sees what that one has left to do. */
async function builtAtLast(services: Services, part: SitePart, options: BuildOptions): Promise<ReleaseResult> {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const result = await buildRelease(services, part, options)
    if (result !== 'busy' || waited >= PATIENCE_MS) return result
    await setTimeout(LOOK_AGAIN_MS)
  }
}

/**
 * Brings the content of the site up to date before the server starts: nothing is built when nothing has changed. What
 * another process builds is waited for.
 * @throws Error when a build fails.
 */
export async function buildStaleReleases(services: Services, { force = false } = {}): Promise<void> {
  const result = await builtAtLast(services, 'content', { force })
  if (result === 'failed') throw new Error('The content of the site could not be built; the log above says why.')
  if (result === 'busy') throw new Error('Another process has been building the content of the site for too long.')
}
