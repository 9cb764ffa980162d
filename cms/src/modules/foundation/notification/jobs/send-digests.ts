import { noticeGroupOf } from '@stackyard/shared/reference/notice-groups'
import type { NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { withTransaction } from '../../../../platform/with-transaction'
import { sendLetter } from '../../mail'
import { paceOf } from '../settings-repository'
import { stopNoticesUrl } from '../stop-link'

export const MAIL_DIGEST = 'notification:mail-digest'
const DAY_MS = 86_400_000

type Entry = { id: number; kind: string; message: string; path: string }
type Reader = { email: string; firstName: string | null; choices: Partial<NoticeSettings['choices']> }

/** One paragraph for each page that something is new on, the lines of a reservation together. */
export function groupEntries(entries: readonly Omit<Entry, 'kind'>[], publicUrl: string): string {
  const pages = Map.groupBy(
    entries.toSorted((one, other) => one.id - other.id),
    ({ path }) => path,
  )
  return [...pages]
    .map(([path, news]) => [...news.map(({ message }) => message), new URL(path, publicUrl).href].join('\n'))
    .join('\n\n')
}

/** Once a day: takes the waiting notices of each reader into a job of its own; nobody gets two summaries within a day. */
const makeDigests: JobDefinition = {
  name: 'notification:make-digests',
  cron: '0 7 * * *',
  async run({ db, jobs, clock }) {
    const now = clock.now()
    // The schedule may drift by minutes.
    const since = new Date(now.getTime() - DAY_MS + 3_600_000)
    await withTransaction(db, async (tx) => {
      const digest = jobs.spec(MAIL_DIGEST, sql`json_build_object('userId', g.user_id, 'entries', g.entries)`, {
        key: sql`'digest:' || g.user_id || ':' || ${now.toISOString().slice(0, 10)}::text`,
      })
      await tx.execute(sql`
        with due as (
          update market.mail_setting s set digested_at = ${now.toISOString()}::timestamptz
          where (s.digested_at is null or s.digested_at <= ${since.toISOString()}::timestamptz)
            and exists (select 1 from market.digest_entry e where e.user_id = s.user_id)
          returning s.user_id),
        taken as (
          delete from market.digest_entry e using due, market.notification n
          where e.user_id = due.user_id and n.id = e.notification_id
          returning e.user_id, e.notification_id as id, n.kind, n.message, e.path),
        g as (
          select user_id, json_agg(json_build_object('id', id, 'kind', kind, 'message', message, 'path', path)) as entries
          from taken group by user_id)
        select ${jobs.call(sql`array(select ${digest} from g)`)}`)
    })
  },
}

/** Mails what waited, but for groups whose emails its reader ended meanwhile. */
const mailDigest: JobDefinition = {
  name: MAIL_DIGEST,
  async run(services, payload) {
    const { db, env } = services
    const userId = Number(payload.userId)
    const { rows } = await db.execute<Reader>(sql`
      select u.email, u.first_name as "firstName", coalesce(s.choices, '{}') as choices
      from users u left join market.mail_setting s on s.user_id = u.id
      where u.id = ${userId} and coalesce(u.is_active, true)`)
    const [reader] = rows
    if (!reader) return
    const entries = (payload.entries as Entry[]).filter(
      ({ kind }) => paceOf(reader.choices, noticeGroupOf(kind)) !== 'off',
    )
    if (entries.length === 0) return
    await sendLetter(services, {
      kind: 'digest',
      to: reader.email,
      name: reader.firstName || reader.email,
      values: { message: groupEntries(entries, env.PUBLIC_URL) },
      url: new URL('/dashboard/notifications', env.PUBLIC_URL).href,
      preferencesUrl: new URL('/settings/#notifications', env.PUBLIC_URL).href,
      stopUrl: stopNoticesUrl(userId, 'digest', env),
    })
  },
}

export const digestJobs = [makeDigests, mailDigest]
