import { statfs } from 'node:fs/promises'
import { type HealthFigures, judgeHealth, worstOf } from '@stackyard/shared/domain/system-health'
import type { SystemHealth } from '@stackyard/shared/schema/system-health'
import { version } from '../../../../../../package.json'
import type { Services } from '../../../../platform/services'
import { readFigures, readServerVersion } from '../repository'

/** Free bytes and size of the file system that holds DATA_DIR. */
export async function readDisk({ env }: Pick<Services, 'env'>): Promise<HealthFigures['disk']> {
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** What of the installation is well and what is not. The disk is that of the process that answers. */
export async function readHealth(services: Services): Promise<SystemHealth> {
  const { db, clock } = services
  const [figures, postgresql, disk] = await Promise.all([readFigures(db), readServerVersion(db), readDisk(services)])
  const checks = judgeHealth({ ...figures, disk })
  return {
    at: clock.now().toISOString(),
    state: worstOf(checks.map(({ state }) => state)),
    checks,
    versions: { stackyard: version, node: process.versions.node, postgresql },
  }
}
