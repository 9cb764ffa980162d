import { createHmac, timingSafeEqual } from 'node:crypto'

type Download = { id: number; userId: number; until: number }

const signatureOf = ({ id, userId, until }: Download, secret: string): string =>
  createHmac('sha256', secret).update(`data-export:${id}:${userId}:${until}`).digest('base64url')

/** The path below /api by which one person downloads one export until a moment, in seconds. */
export const downloadPath = (download: Download, secret: string): string =>
  `/user/data-export/${download.id}/download?until=${download.until}&signature=${signatureOf(download, secret)}`

/** Whether a download was signed for this export, person and moment. */
export function isSigned(download: Download, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(download, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
