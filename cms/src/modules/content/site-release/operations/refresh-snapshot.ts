import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../../platform/services'
import { keepSnapshot } from '../keep-snapshot'
import type { SitePart } from './enqueue-release'
import { writeSnapshot } from './write-snapshot'

/** Gives `astro dev` the content of this moment (development). */
export async function refreshSnapshot(services: Services, part: SitePart): Promise<void> {
  const site = join(services.env.DATA_DIR, 'site')
  const fresh = join(site, '.snapshots', `${part}-development`)
  try {
    await writeSnapshot(services, fresh)
    await keepSnapshot(fresh, join(site, 'snapshot'))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
