import { brand } from '@stackyard/shared/reference/brand'
import type { DataExport } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../../platform/coded-error'
import { isConfirmed } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { downloadPath, isSigned } from '../download-link'
import { exportParts } from '../export-parts'
import {
  endEarlierExports,
  type ExportRow,
  findNewestExport,
  insertExport,
  lockExportsOf,
  readExportFile,
} from '../repository'

export const BUILD_EXPORT = 'personal-data:build-export'

/** A copy that has been at work for longer was lost with its worker. */
const STUCK_MS = 30 * 60_000

/** How long a signed path works. */
const LINK_SECONDS = 15 * 60

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function toDataExport(row: ExportRow, { env, clock }: Pick<Services, 'env' | 'clock'>): DataExport {
  const now = clock.now()
  const isOver = row.state === 'ready' && row.expiresAt !== null && row.expiresAt <= now
  const state = isOver ? 'expired' : row.state
  const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  return {
    id: row.id,
    state,
    doneParts: row.doneParts,
    totalParts: row.totalParts,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    readyAt: iso(row.readyAt),
    expiresAt: iso(row.expiresAt),
    downloadPath:
      state === 'ready' ? downloadPath({ id: row.id, userId: row.userId, until }, env.PAYLOAD_SECRET) : null,
  }
}

/** The newest copy of a person's data, with a path to download it while it is there. */
export async function readExport(services: Services, userId: number): Promise<DataExport | null> {
  const row = await findNewestExport(services.db, userId)
  return row && toDataExport(row, services)
}

/**
 * Has a copy of a person's data made; the file of an earlier one is deleted.
 * @throws CodedError REQUEST_IN_PROGRESS while one is being made
 */
export const askExport = (services: Services, userId: number): Promise<DataExport> =>
  withTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    await lockExportsOf(tx, userId)
    await endEarlierExports(tx, userId, new Date(now.getTime() - STUCK_MS))
    const newest = await findNewestExport(tx, userId)
    if (newest?.state === 'waiting' || newest?.state === 'working')
      throw new CodedError('REQUEST_IN_PROGRESS', { message: 'A copy of your data is being made already.' })
    const row = await insertExport(tx, { userId, totalParts: exportParts.length, createdAt: now })
    await recordAudit(tx, { actorId: userId, action: 'ask-export', subjectKind: 'user', subjectId: userId })
    await services.jobs.add(tx, BUILD_EXPORT, { exportId: row.id, userId }, { maxAttempts: 1 })
    return toDataExport(row, services)
  })

/**
 * The file of a copy, for its owner by a signed path.
 * @throws CodedError NOT_FOUND for anybody else, and when the file is gone; TOKEN_INVALID when the path is over or forged
 */
export async function downloadExport(
  { db, env, clock }: Services,
  userId: number,
  { id, until, signature }: { id: number; until: number; signature: string },
): Promise<File> {
  const now = clock.now()
  if (!isConfirmed(env, (secret) => isSigned({ id, userId, until }, signature, secret)))
    throw new CodedError('NOT_FOUND')
  if (until * 1000 <= now.getTime()) throw new CodedError('TOKEN_INVALID')
  const file = await readExportFile(db, { id, userId, now })
  if (!file) throw new CodedError('NOT_FOUND')
  const name = `${brand.name.toLowerCase()}-data-${file.readyAt.toISOString().slice(0, 10)}.zip`
  return new File([new Uint8Array(file.body)], name, { type: 'application/zip' })
}
