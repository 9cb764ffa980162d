import { createHmac, timingSafeEqual } from 'node:crypto'

const MARK_LENGTH = 20
const TOLERANCE_SECONDS = 300

const markOf = (deliveryId: number, secret: string): string =>
  createHmac('sha256', secret).update(`newsletter:return:${deliveryId}`).digest('hex').slice(0, MARK_LENGTH)

const equal = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The address one mail of a newsletter comes back to, made of the platform's `base` (`bounces@…` → `bounces+12-mark@…`). */
export function returnAddress(base: string, deliveryId: number, secret: string): string {
  const at = base.lastIndexOf('@')
  return `${base.slice(0, at)}+${deliveryId}-${markOf(deliveryId, secret)}${base.slice(at)}`
}

/** Which mail a returned one speaks of: the first return address of ours in it, or null. Forged ones are none. */
export function findReturnAddress(raw: string, base: string, secret: string): number | null {
  const at = base.lastIndexOf('@')
  const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(
    `${plain(base.slice(0, at))}\\+([1-9]\\d{0,9})-([0-9a-f]{${MARK_LENGTH}})${plain(base.slice(at))}`,
    'gi',
  )
  // Quoted-printable copies break lines with "=".
  for (const [, digits = '', mark = ''] of raw.replaceAll(/=\r?\n/g, '').matchAll(pattern))
    if (equal(mark.toLowerCase(), markOf(Number(digits), secret))) return Number(digits)
  return null
}

/**
 * Whether `header` (`t=<seconds>,v1=<hex>`) signs the body with the secret, not more than five minutes ago: HMAC-SHA256
 * of `<seconds>.<body>`.
 */
export function isSigned(header: string, body: Buffer, { secret, nowMs }: { secret: string; nowMs: number }): boolean {
  const [, seconds = '', mark = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (seconds === '' || Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return equal(mark, createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex'))
}
