import { MOST_IN_ALERT_EMAIL } from '@stackyard/shared/reference/search-alerts'
import { CountQuery } from '@stackyard/shared/schema/listing-query'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { sendLetter } from '../../../foundation/mail'
import { listMatchesAmong } from '../../discovery'
import { alertLines, type Told, toldOf } from '../alert-lines'
import { beginMail, type MailedSearch, readMail, releaseDay, takeWaiting, yieldMail } from '../hit-repository'
import { MAIL_SEARCHES } from '../job-names'
import { stopAlertsUrl } from '../stop-link'

/** Makes an email for each reader for whom something waits and who had none for a day. */
export async function makeAlertMails({ db, jobs, clock }: Services): Promise<void> {
  const now = clock.now()
  const at = now.toISOString()
  const send = jobs.spec(MAIL_SEARCHES, sql`json_build_object('userId', g.user_id, 'at', ${at}::text)`, {
    key: sql`'saved-search-mail:' || g.user_id || ':' || ${at}::text`,
  })
  await withTransaction(db, async (tx) => void (await tx.execute(takeWaiting(now, (specs) => jobs.call(specs), send))))
}

/** What an email tells by search, as it is now: listings that match no more are left out. */
async function stillTrue(db: Services['db'], userId: number, searches: readonly MailedSearch[]) {
  const told: { search: MailedSearch; found: Told[] }[] = []
  for (const search of searches) {
    const ids = [...new Set(search.hits.map(({ listingId }) => listingId))]
    const filters = CountQuery.parse(search.filters)
    const found = toldOf(search.hits, await listMatchesAmong(db, { filters, userId, ids }))
    if (found.length > 0) told.push({ search, found })
  }
  return told
}

/**
 * Sends the email that was made for a person at that moment, at most once: a process that ends while it talks to the mail
 * server leaves it unsent rather than sent twice.
 */
export async function mailAlerts(services: Services, { userId, at }: { userId: number; at: string }): Promise<void> {
  const { db, env } = services
  const mail = await readMail(db, userId, at)
  if (!mail) return
  const told = await stillTrue(db, userId, mail.searches)
  if (told.length === 0) return releaseDay(db, userId, at)
  if (!(await beginMail(db, userId, at))) return
  const searches = told.map(({ search }) => search)
  const count = new Set(told.flatMap(({ found }) => found.map(({ listing }) => listing.id))).size
  const stopUrl = (ids: readonly number[]) => stopAlertsUrl(userId, ids, env)
  try {
    await sendLetter(services, {
      kind: count > MOST_IN_ALERT_EMAIL ? 'searchAlert.more' : 'searchAlert',
      to: mail.email,
      name: mail.firstName,
      values: {
        search: searches.map(({ name }) => `“${name}”`).join(', '),
        rest: count - MOST_IN_ALERT_EMAIL,
      },
      lines: alertLines(
        told.flatMap(({ found }) => found),
        env.PUBLIC_URL,
      ),
      url: new URL('/dashboard/saved', env.PUBLIC_URL).href,
      stopUrl: stopUrl(searches.map(({ id }) => id)),
      ...(searches.length > 1 ? { stops: searches.map(({ id, name }) => ({ name, url: stopUrl([id]) })) } : {}),
    })
  } catch (error) {
    await yieldMail(db, userId)
    throw error
  }
}
