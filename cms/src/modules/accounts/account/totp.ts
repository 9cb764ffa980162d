import { Secret, TOTP } from 'otpauth'
import { brand } from '@stackyard/shared/reference/brand'

const PERIOD_SECONDS = 30
/** Steps before and after the present one whose codes are taken, for clocks that differ. */
const WINDOW = 1
const SECRET_BYTES = 20

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** A new shared secret, in base32 as apps for one-time codes take it. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The `otpauth:` address of a secret, which QR codes hold. */
export const codeUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step whose code this is, or null when it is none of the present ones. */
export function stepOfCode(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}
