import { text } from '@stackyard/shared/messages/text'
import { brand } from '@stackyard/shared/reference/brand'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { notifyUser } from '../../../foundation/notification'
import type { ExportPart } from '../export-part'
import { exportParts } from '../export-parts'
import { updateExport } from '../repository'
import { Archive, rowsToCsv } from '../write-archive'

const KEPT_MS = 7 * 86_400_000

type Row = Record<string, unknown>

async function rowsOf(db: Db, part: ExportPart, userId: number): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(part.rows(userId))
  return rows.map(({ row }) => row)
}

const readme = (at: Date): string =>
  [
    `Your data at ${brand.name}, as of ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    'Each list is there twice: as JSON for programs and as CSV for spreadsheets. Amounts are US dollars, times are UTC.',
    '',
    ...exportParts.map(({ name, about }) => `${name}: ${about}`),
    '',
    `Questions: ${brand.supportEmail}`,
  ].join('\r\n')

/** Puts the copy of a person's data together, part by part, and tells them when it is ready or failed. */
export async function buildExport(services: Services, exportId: number, userId: number): Promise<void> {
  const { db, clock, jobs, log } = services
  const startedAt = clock.now()
  if (!(await updateExport(db, exportId, { state: 'working' }))) return
  try {
    const archive = new Archive(startedAt)
    archive.add('README.txt', readme(startedAt))
    for (const [index, part] of exportParts.entries()) {
      const rows = await rowsOf(db, part, userId)
      archive.add(`${part.name}.json`, JSON.stringify(rows, null, 2))
      archive.add(`${part.name}.csv`, rowsToCsv(rows))
      if (!(await updateExport(db, exportId, { doneParts: index + 1 }))) return
    }
    const body = archive.end()
    const readyAt = clock.now()
    const expiresAt = new Date(readyAt.getTime() + KEPT_MS)
    await withTransaction(db, async (tx) => {
      if (!(await updateExport(tx, exportId, { state: 'ready', body, bytes: body.length, readyAt, expiresAt }))) return
      const message = text('export.ready', { until: expiresAt.toISOString().slice(0, 10) })
      const mail = { subject: text('export.ready.subject'), path: '/settings/#data' }
      await notifyUser(jobs, tx, { userId, kind: 'data_export', message, data: { path: '/settings/#data' }, mail })
    })
  } catch (error) {
    log.error({ err: error, exportId }, 'a copy of personal data could not be made')
    await withTransaction(db, async (tx) => {
      if (!(await updateExport(tx, exportId, { state: 'failed' }))) return
      const data = { path: '/settings/#data' }
      await notifyUser(jobs, tx, { userId, kind: 'data_export', message: text('export.failed'), data })
    })
  }
}
