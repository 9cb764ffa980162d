import type { Jobs } from '../../../platform/jobs'
import type { Tx } from '../../../platform/db'
import { SEND_NOTIFICATION_MAIL } from '../jobs/send-notification-mail'
import { notification } from '../tables'

export type Notice = {
  userId: number
  /** Event kind of 001 §2.9 or one of our own. */
  kind: string
  /** The sentence shown. */
  message: string
  data: Record<string, string | number>
  /** With a mail: its subject, and the path of the page it links to. */
  mail?: { subject: string; path: string }
}

/** Notes something for a person in the caller's transaction, and mails it by a job that commits with it. */
export async function notifyUser(jobs: Jobs, tx: Tx, notice: Notice): Promise<void> {
  const { userId, kind, message, data, mail } = notice
  const [row] = await tx.insert(notification).values({ userId, kind, message, data }).returning({ id: notification.id })
  if (!mail || !row) return
  await jobs.add(
    tx,
    SEND_NOTIFICATION_MAIL,
    { notificationId: row.id, ...mail },
    { key: `notification-mail:${row.id}` },
  )
}
