import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'stackyard', purpose, 32))

/** A text that nobody reads or changes without the secret; `purpose` keeps one kind from passing as another. */
export function encrypt(text: string, secret: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
}

/** The text that was encrypted, or null when it was changed, cut off, or made with another secret or purpose. */
export function decrypt(encrypted: string, secret: string, purpose: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    // Changed, cut off, or encrypted with another key.
    return null
  }
}

/** A value for the client to keep that it can neither read nor change, until it is over. */
export const seal = (value: object, expiresAt: Date, secret: string, purpose: string): string =>
  encrypt(JSON.stringify({ value, expiresAt: expiresAt.getTime() }), secret, purpose)

/** What was sealed, or null when it is forged, of another purpose or over. */
export function unseal(sealed: string, now: Date, secret: string, purpose: string): unknown {
  const text = decrypt(sealed, secret, purpose)
  if (text === null) return null
  const { value, expiresAt } = JSON.parse(text) as { value: unknown; expiresAt: number }
  return expiresAt > now.getTime() ? value : null
}
