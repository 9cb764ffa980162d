import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'

export const SEND_NOTIFICATION_MAIL = 'send-notification-mail'

/** Where one order is; other mails are about something else and say so. */
const ORDER_PAGE = /^\/dashboard\/transactions\/(\d+)/

/** Mails of one order name a message that was never sent as the one they answer: readers show them together. */
const threadHeaders = (orderId: string, publicUrl: string): Record<string, string> => {
  const root = `<order-${orderId}@${new URL(publicUrl).hostname}>`
  return { 'In-Reply-To': root, References: root }
}

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Names come from people: a line break in one must not reach a mail's header. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** What this reader gets besides the message. */
const linesOf = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []

/** Mails a notification to its owner. Given away if the person is gone or deactivated. */
export const sendNotificationMailJob: JobDefinition = {
  name: SEND_NOTIFICATION_MAIL,
  async run({ db, env, mailer }, payload) {
    const found = await db.execute<{ message: string; email: string; first_name: string | null }>(sql`
      select n.message, u.email, u.first_name from market.notification n join users u on u.id = n.user_id
      where n.id = ${Number(payload.notificationId)} and coalesce(u.is_active, true)`)
    const row = found.rows[0]
    if (!row) return
    const orderId = ORDER_PAGE.exec(String(payload.path))?.[1]
    const about = orderId ? 'order' : 'notice'
    const url = new URL(String(payload.path), env.PUBLIC_URL).href
    const lines = [
      text('mail.order.greeting', { name: oneLine(row.first_name || row.email) }),
      row.message,
      ...linesOf(payload.lines),
      text(`mail.${about}.link`, { url }),
      text(`mail.${about}.footer`),
    ]
    const html = lines
      .map(
        (line) =>
          `<p>${escapeHtml(line).replace(escapeHtml(url), `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`)}</p>`,
      )
      .join('\n')
    await mailer.send({
      to: row.email,
      subject: oneLine(String(payload.subject)),
      text: lines.join('\n\n'),
      html,
      ...(orderId ? { headers: threadHeaders(orderId, env.PUBLIC_URL) } : {}),
    })
  },
}
