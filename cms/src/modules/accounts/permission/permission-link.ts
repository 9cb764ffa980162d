import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7

const mark = (id: number, email: string, secret: string): string =>
  createHmac('sha256', secret).update(`permission:${id}:${email}`).digest('base64url')

/** Names the permission and its email in an invitation's link; signed, so that no other can be named. */
export const permissionUserToken = (id: number, email: string, secret: string): string =>
  `${id}.${mark(id, email, secret)}`

/** The permission a link names, before its signature is looked at; null for what is no such token. */
export const namedPermission = (token: string): number | null => {
  const id = Number(token.split('.')[0])
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

/** Whether the link names this permission and this email with our signature. */
export function isSigned(token: string, { id, email }: { id: number; email: string }, secret: string): boolean {
  const given = Buffer.from(token)
  const expected = Buffer.from(permissionUserToken(id, email, secret))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
