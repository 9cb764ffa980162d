import { overBefore } from '@stackyard/shared/domain/retention'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { deleteOldChanges } from '../../discovery'
import { LOOK_AT_SEARCHES, MAIL_SEARCHES, MAKE_SEARCH_MAILS, TIDY_SEARCHES } from '../job-names'
import { lookForChanges } from '../operations/look-for-changes'
import { mailAlerts, makeAlertMails } from '../operations/mail-changes'

/** Every minute: searches that are due are looked at, then what waits is mailed. */
const look: JobDefinition = {
  name: LOOK_AT_SEARCHES,
  cron: '* * * * *',
  async run(services) {
    await lookForChanges(services)
    await makeAlertMails(services)
  },
}

const makeMails: JobDefinition = { name: MAKE_SEARCH_MAILS, run: makeAlertMails }

const mail: JobDefinition = {
  name: MAIL_SEARCHES,
  run: (services, payload) => mailAlerts(services, { userId: Number(payload.userId), at: String(payload.at) }),
}

/** Every night: changes, hits and deleted searches whose time is over. */
const tidy: JobDefinition = {
  name: TIDY_SEARCHES,
  cron: '40 3 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    await deleteOldChanges(db, now)
    const [hits, searches] = [overBefore('market.saved_search_hit', now), overBefore('market.saved_search', now)]
    await db.execute(
      sql`delete from market.saved_search_hit where found_at < ${hits.toISOString()}::timestamptz and mailed_at is not null`,
    )
    await db.execute(sql`delete from market.saved_search where deleted_at < ${searches.toISOString()}::timestamptz`)
  },
}

export const jobs = [look, makeMails, mail, tidy]
