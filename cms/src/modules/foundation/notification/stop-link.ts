import { createHmac, timingSafeEqual } from 'node:crypto'
import { fixedGroup, type NoticeGroup, noticeGroups } from '@stackyard/shared/reference/notice-groups'

/** What a link ends: a group of notices, or the daily summary. */
export type StoppedMails = NoticeGroup | 'digest'

const stoppable: readonly StoppedMails[] = [...noticeGroups.filter((group) => group !== fixedGroup), 'digest']

const signed = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`stop-notices:${body}`).digest('base64url')

/** The link that ends such emails to a person: a page with one button; mail programs may post to it (RFC 8058). */
export function stopNoticesUrl(
  userId: number,
  stopped: StoppedMails,
  env: { PUBLIC_URL: string; PAYLOAD_SECRET: string },
) {
  const body = `${userId}.${stopped}`
  const url = new URL('/notices/stop', env.PUBLIC_URL)
  url.searchParams.set('token', `${body}.${signed(body, env.PAYLOAD_SECRET)}`)
  return url.href
}

/** Whose emails a token ends, and which; null for a token that we did not make. */
export function readStopToken(token: string, secret: string): { userId: number; stopped: StoppedMails } | null {
  const [id = '', name = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signed(`${id}.${name}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const stopped = stoppable.find((one) => one === name)
  return stopped ? { userId: Number(id), stopped } : null
}
