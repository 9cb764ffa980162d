import { noticeGroupOf } from '@stackyard/shared/reference/notice-groups'
import { sql, type SQL } from 'drizzle-orm'
import type { Jobs } from '../../../../platform/jobs'
import type { Tx } from '../../../../platform/db'
import { type NoticeLetter, SEND_NOTIFICATION_MAIL } from '../jobs/send-notification-mail'
import { notification } from '../tables'

export type Notice = {
  userId: number
  /** What happened, as `noticeGroupOf` knows it. */
  kind: string
  /** The sentence shown, or the expression that makes it. */
  message: string | SQL<string>
  data: Record<string, string | number>
  /**
   * With an email: its subject, the path of the page it links to, and for readers by id what it says in their own
   * language and person; without it, the subject and the message.
   */
  mail?: { subject: string; path: string; letters?: Readonly<Record<number, NoticeLetter>> }
}

/** What several people are told at once: the same but for its words. */
type SharedNotice = Omit<Notice, 'userId' | 'message'> & { told: readonly Pick<Notice, 'userId' | 'message'>[] }

/** Notes something for a person in the caller's transaction, and mails it by a job that commits with it. */
export const notifyUser = (jobs: Jobs, tx: Tx, { userId, message, ...notice }: Notice): Promise<void> =>
  notifyUsers(jobs, tx, { ...notice, told: [{ userId, message }] })

/** The same for several people, in one round trip. */
export async function notifyUsers(jobs: Jobs, tx: Tx, { mail, ...notice }: SharedNotice): Promise<void> {
  if (notice.told.length === 0) return
  if (!mail) return void (await tx.execute(noting(notice)))
  const { told, mailing } = mailedNotice(jobs, { ...notice, mail })
  await tx.execute(sql`with told as (${told}) select ${mailing}`)
}

const noting = ({ kind, data, told }: Omit<SharedNotice, 'mail'>): SQL => {
  const rows = told.map(
    ({ userId, message }) => sql`(${userId}::int, ${kind}::text, ${message}::text, ${JSON.stringify(data)}::jsonb)`,
  )
  return sql`insert into ${notification} (user_id, kind, message, data, in_app)
    select v.user_id, v.kind, v.message, v.data,
      coalesce((s.choices -> ${noticeGroupOf(kind)}::text ->> 'app')::boolean, true)
    from (values ${sql.join(rows, sql`, `)}) v (user_id, kind, message, data)
      left join market.mail_setting s on s.user_id = v.user_id`
}

/**
 * The same as parts of a statement: what it is `with`, under the name `told`, and the call that mails it, which a list of
 * values of that statement names.
 */
export function mailedNotice(
  jobs: Jobs,
  { mail, ...notice }: SharedNotice & Required<Pick<SharedNotice, 'mail'>>,
): { told: SQL; mailing: SQL } {
  const letter = mail.letters ? sql`${JSON.stringify(mail.letters)}::json -> told.user_id::text` : sql`null`
  const payload = sql`json_build_object('notificationId', told.id, 'subject', ${mail.subject}::text,
    'path', ${mail.path}::text, 'letter', ${letter})`
  const send = jobs.spec(SEND_NOTIFICATION_MAIL, payload, { key: sql`'notification-mail:' || told.id` })
  return {
    told: sql`${noting(notice)} returning id, user_id`,
    mailing: jobs.call(sql`array(select ${send} from told)`),
  }
}
