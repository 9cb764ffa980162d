import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Payload's present form of a kept password, and the form without a prefix that it kept before. */
const PREFIX = 'pbkdf2-sha256-v1:'
const present = { iterations: 600_000, bytes: 32 }
const former = { iterations: 25_000, bytes: 512 }

const NOBODY = { hash: `${PREFIX}${'0'.repeat(64)}`, salt: '0'.repeat(64) }

/**
 * Whether a password is the one Payload keeps for a user. For null, no user, it computes just as long and answers
 * false, so that time does not tell which accounts exist.
 */
export async function isPassword(
  password: string,
  kept: { hash: string | null; salt: string | null } | null,
): Promise<boolean> {
  const hash = kept?.hash ?? NOBODY.hash
  const salt = kept?.salt ?? NOBODY.salt
  const { iterations, bytes } = hash.startsWith(PREFIX) ? present : former
  const expected = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const actual = await derive(password, salt, iterations, bytes, 'sha256')
  return expected.length === actual.length && timingSafeEqual(expected, actual) && kept?.hash !== undefined
}
