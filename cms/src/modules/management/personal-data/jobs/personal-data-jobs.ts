import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import type { Services } from '../../../../platform/services'
import { sql } from 'drizzle-orm'
import { removeStoredFiles } from '../../../foundation/file'
import { erasedMail, erasureAskedMail, erasureCancelledMail } from '../emails/erasure-mails'
import { REMOVE_FILES, SEND_ERASED, SEND_ERASURE_ASKED, SEND_ERASURE_CANCELLED } from '../job-names'
import { buildExport } from '../operations/build-export'
import { BUILD_EXPORT } from '../operations/data-export'
import { deleteOver } from '../operations/delete-over'
import { erasePerson } from '../operations/erase-person'
import { expireExports, findErasure, listDueErasures } from '../repository'

const buildExportJob: JobDefinition = {
  name: BUILD_EXPORT,
  run: (services, { exportId, userId }) => buildExport(services, Number(exportId), Number(userId)),
}

/** Every quarter of an hour: copies of data whose time is over. */
const expireExportsJob: JobDefinition = {
  name: 'personal-data:expire-exports',
  cron: '*/15 * * * *',
  run: ({ db, clock }) => expireExports(db, clock.now()),
}

/** Every night: what no module tidies by itself and no person erases. */
const deleteOverJob: JobDefinition = {
  name: 'personal-data:delete-over',
  cron: '50 4 * * *',
  run: ({ db, clock }) => deleteOver(db, clock.now()),
}

/** Every ten minutes: accounts whose day has come. One that fails does not keep the others. */
export const eraseDueJob: JobDefinition = {
  name: 'personal-data:erase-due',
  cron: '*/10 * * * *',
  async run(services) {
    for (const userId of await listDueErasures(services.db, services.clock.now()))
      await erasePerson(services, userId).catch((error: unknown) =>
        services.log.error({ err: error, userId }, 'an account could not be erased'),
      )
  },
}

const removeFilesJob: JobDefinition = {
  name: REMOVE_FILES,
  run: (services, { storedNames }) => removeStoredFiles(services, (storedNames as unknown[]).map(String)),
}

async function readerOf({ db }: Services, userId: unknown): Promise<{ email: string; firstName: string } | null> {
  const { rows } = await db.execute<{ email: string; firstName: string }>(sql`
    select email, coalesce(first_name, '') as "firstName" from users where id = ${Number(userId)}`)
  return rows[0] ?? null
}

const settingsOf = ({ env }: Services): string => new URL('/settings/#data', env.PUBLIC_URL).href

const sendErasureAskedJob: JobDefinition = {
  name: SEND_ERASURE_ASKED,
  async run(services, { userId }) {
    const [reader, erasure] = [await readerOf(services, userId), await findErasure(services.db, Number(userId))]
    if (reader && erasure) await sendLetter(services, erasureAskedMail(reader, erasure.dueAt, settingsOf(services)))
  },
}

const sendErasureCancelledJob: JobDefinition = {
  name: SEND_ERASURE_CANCELLED,
  async run(services, { userId }) {
    const reader = await readerOf(services, userId)
    if (reader) await sendLetter(services, erasureCancelledMail(reader, settingsOf(services)))
  },
}

const sendErasedJob: JobDefinition = {
  name: SEND_ERASED,
  run: (services, { email, firstName }) =>
    sendLetter(services, erasedMail({ email: String(email), firstName: String(firstName) })),
}

export const personalDataJobs: JobDefinition[] = [
  buildExportJob,
  expireExportsJob,
  deleteOverJob,
  eraseDueJob,
  removeFilesJob,
  sendErasureAskedJob,
  sendErasureCancelledJob,
  sendErasedJob,
]
