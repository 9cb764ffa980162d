import { createHmac, timingSafeEqual } from 'node:crypto'
import { fixedGroup, type NoticeGroup, noticeGroups } from '@stackyard/shared/reference/notice-groups'

const signed = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`stop-notices:${body}`).digest('base64url')

/** The link that ends a group's emails to a person: a page with one button; mail programs may post to it (RFC 8058). */
export function stopNoticesUrl(
  userId: number,
  group: NoticeGroup,
  env: { PUBLIC_URL: string; PAYLOAD_SECRET: string },
) {
  const body = `${userId}.${group}`
  const url = new URL('/notices/stop', env.PUBLIC_URL)
  url.searchParams.set('token', `${body}.${signed(body, env.PAYLOAD_SECRET)}`)
  return url.href
}

/** Whose emails of which group a token ends; null for a token that we did not make. */
export function readStopToken(token: string, secret: string): { userId: number; group: NoticeGroup } | null {
  const [id = '', name = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signed(`${id}.${name}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const group = noticeGroups.find((one) => one === name && one !== fixedGroup)
  return group ? { userId: Number(id), group } : null
}
