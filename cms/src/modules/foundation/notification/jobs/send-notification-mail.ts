import type { MailKind, MailValues } from '@stackyard/shared/messages/mails/mail-text'
import { fixedGroup, noticeGroupOf } from '@stackyard/shared/reference/notice-groups'
import type { NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { sql } from 'drizzle-orm'
import type { Env } from '../../../../env'
import type { JobDefinition } from '../../../../platform/jobs'
import { type Letter, type MailLines, sendLetter } from '../../mail'
import { paceOf } from '../settings-repository'
import { stopNoticesUrl } from '../stop-link'
import { digestEntry } from '../tables'

export const SEND_NOTIFICATION_MAIL = 'send-notification-mail'

/** What the email to one reader says instead of the notice's message, in their language. */
export type NoticeLetter = {
  kind: MailKind
  values: MailValues
  lines?: MailLines
  /** A person whom the text names as `customer`. */
  customerId?: number
}

type Row = {
  userId: number
  kind: string
  message: string
  email: string
  firstName: string | null
  customer: string | null
  choices: Partial<NoticeSettings['choices']>
}

/** Where one order is; other emails are about something else and say so. */
const ORDER_PAGE = /^\/dashboard\/transactions\/(\d+)/

/** Emails of one order name a message that was never sent as the one they answer: readers show them together. */
function threadHeaders(path: string, publicUrl: string): Pick<Letter, 'headers'> {
  const orderId = ORDER_PAGE.exec(path)?.[1]
  if (!orderId) return {}
  const root = `<order-${orderId}@${new URL(publicUrl).hostname}>`
  return { headers: { 'In-Reply-To': root, References: root } }
}

function letterOf(
  row: Row,
  { subject, path, letter }: { subject: string; path: string; letter?: NoticeLetter },
  env: Env,
): Letter {
  const group = noticeGroupOf(row.kind)
  const said: Pick<Letter, 'kind' | 'values' | 'lines'> = letter
    ? {
        kind: letter.kind,
        values: { ...letter.values, ...(row.customer ? { customer: row.customer } : {}) },
        ...(letter.lines ? { lines: letter.lines } : {}),
      }
    : { kind: 'notice', values: { subject, message: row.message } }
  return {
    ...said,
    to: row.email,
    name: row.firstName || row.email,
    url: new URL(path, env.PUBLIC_URL).href,
    preferencesUrl: new URL('/settings/#notifications', env.PUBLIC_URL).href,
    ...(group === fixedGroup ? {} : { stopUrl: stopNoticesUrl(row.userId, group, env) }),
    ...threadHeaders(path, env.PUBLIC_URL),
  }
}

/**
 * Emails a notification to its owner as they chose: at once, in the daily summary, or not. Given away if the person is
 * gone or deactivated.
 */
export const sendNotificationMailJob: JobDefinition = {
  name: SEND_NOTIFICATION_MAIL,
  async run(services, payload) {
    const { db, env } = services
    const id = Number(payload.notificationId)
    const letter = (payload.letter ?? undefined) as NoticeLetter | undefined
    const { rows } = await db.execute<Row>(sql`
      select n.user_id as "userId", n.kind, n.message, u.email, u.first_name as "firstName",
        coalesce(nullif(c.company, ''), nullif(concat_ws(' ', c.first_name, c.last_name), ''), c.email) as customer,
        coalesce(s.choices, '{}') as choices
      from market.notification n join users u on u.id = n.user_id
        left join market.mail_setting s on s.user_id = n.user_id
        left join users c on c.id = ${letter?.customerId ?? null}::int
      where n.id = ${id} and coalesce(u.is_active, true)`)
    const [row] = rows
    const pace = row ? paceOf(row.choices, noticeGroupOf(row.kind)) : 'off'
    if (!row || pace === 'off') return
    const [subject, path] = [String(payload.subject), String(payload.path)]
    if (pace === 'daily')
      await db
        .insert(digestEntry)
        .values({ notificationId: id, userId: row.userId, subject, path })
        .onConflictDoNothing()
    else await sendLetter(services, letterOf(row, { subject, path, ...(letter ? { letter } : {}) }, env))
  },
}
