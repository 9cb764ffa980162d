import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import type { NotificationRow } from './repository'

/** Notices of one reservation on a page at most; older ones stay in the list without groups. */
const MOST = 50

/** The reservation whose page a notice leads to, by the rule of to-notification.ts; null for all others. */
const RESERVATION = sql`case when data ->> 'path' ~ '^/(?!/)'
  then substring(data ->> 'path' from '^/dashboard/transactions/([0-9]+)') else data ->> 'transactionId' end`

type Row = {
  id: string
  kind: string
  message: string
  data: NotificationRow['data']
  is_read: boolean
  created_at: string
  total: string
}

type Asked = { limit: number; skip: number; unread?: boolean | undefined }

/**
 * A person's notices by reservation: `limit` and `skip` count groups, of which a notice about anything else is one by
 * itself. A group stands where its latest notice does, with the others after it, and is on one page only.
 */
export async function listByReservation(
  db: Db,
  userId: number,
  { limit, skip, unread }: Asked,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { rows } = await db.execute<Partial<Row> & Pick<Row, 'total'>>(sql`
    with own as (
      select id, kind, message, data, is_read, created_at, coalesce(${RESERVATION}, 'notice ' || id) as about
      from market.notification
      where user_id = ${userId} and in_app ${unread ? sql`and not is_read` : sql``}
    ), groups as (
      select about, max(id) as latest from own group by about
    ), page as (
      select about, latest from groups order by latest desc limit ${limit} offset ${skip}
    ), shown as (
      select own.*, page.latest, row_number() over (partition by own.about order by own.id desc) as place
      from page join own using (about)
    )
    select counted.total, shown.id, kind, message, data, is_read, created_at
    from (select count(*) as total from groups) counted left join shown on place <= ${MOST}
    order by latest desc, shown.id desc`)
  return {
    rows: rows.flatMap(({ total: _, ...row }) => (isNotice(row) ? [toRow(userId, row)] : [])),
    total: Number(rows[0]?.total ?? 0),
  }
}

type Notice = Omit<Row, 'total'>

/** A page after the last one has the total and no notice. */
const isNotice = (row: Partial<Notice>): row is Notice => row.id !== undefined && row.id !== null

const toRow = (userId: number, { id, kind, message, data, is_read, created_at }: Notice): NotificationRow => ({
  id: Number(id),
  userId,
  kind,
  message,
  data,
  isRead: is_read,
  inApp: true,
  createdAt: new Date(created_at),
})
