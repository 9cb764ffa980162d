import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'stackyard', purpose, 32))

/** A value for the client to keep that it can neither read nor change; `purpose` keeps one kind from passing as another. */
export function seal(value: object, expiresAt: Date, secret: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const text = JSON.stringify({ value, expiresAt: expiresAt.getTime() })
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed, or null when it is forged, of another purpose or over. */
export function unseal(sealed: string, now: Date, secret: string, purpose: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    )
    const { value, expiresAt } = JSON.parse(text) as { value: unknown; expiresAt: number }
    return expiresAt > now.getTime() ? value : null
  } catch {
    // Changed, cut off, or sealed with another key.
    return null
  }
}
