import { sql, type SQL } from 'drizzle-orm'
import type { Jobs } from '../../../../platform/jobs'
import type { Tx } from '../../../../platform/db'
import { SEND_NOTIFICATION_MAIL } from '../jobs/send-notification-mail'
import { notification } from '../tables'

export type Notice = {
  userId: number
  /** Event kind of 001 §2.9 or one of our own. */
  kind: string
  /** The sentence shown, or the expression that makes it. */
  message: string | SQL<string>
  data: Record<string, string | number>
  /** With an email: its subject, the path of the page it links to, and lines that one of its readers gets besides. */
  mail?: { subject: string; path: string; besides?: { userId: number; lines: readonly string[] } }
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
  return sql`insert into ${notification} (user_id, kind, message, data) values ${sql.join(rows, sql`, `)}`
}

/**
 * The same as parts of a statement: what it is `with`, under the name `told`, and the call that mails it, which a list of
 * values of that statement names.
 */
export function mailedNotice(
  jobs: Jobs,
  { mail, ...notice }: SharedNotice & Required<Pick<SharedNotice, 'mail'>>,
): { told: SQL; mailing: SQL } {
  const { besides } = mail
  const lines = besides
    ? sql`case when told.user_id = ${besides.userId}::int then ${JSON.stringify(besides.lines)}::json end`
    : sql`null`
  const payload = sql`json_build_object('notificationId', told.id, 'subject', ${mail.subject}::text,
    'path', ${mail.path}::text, 'lines', ${lines})`
  const send = jobs.spec(SEND_NOTIFICATION_MAIL, payload, { key: sql`'notification-mail:' || told.id` })
  return {
    told: sql`${noting(notice)} returning id, user_id`,
    mailing: jobs.call(sql`array(select ${send} from told)`),
  }
}
