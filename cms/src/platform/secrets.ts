import type { Env } from '../env'

type Keys = Pick<Env, 'PAYLOAD_SECRET' | 'PAYLOAD_SECRET_PREVIOUS'>

/**
 * What was signed or encrypted, read with the present secret, else with the previous one, which stays set while keys are
 * turned over. Null when neither reads it.
 */
export function readWithSecrets<T>(env: Keys, read: (secret: string) => T | null): T | null {
  const now = read(env.PAYLOAD_SECRET)
  if (now !== null || !env.PAYLOAD_SECRET_PREVIOUS) return now
  return read(env.PAYLOAD_SECRET_PREVIOUS)
}

/** Whether one of the secrets confirms something. */
export const isConfirmed = (env: Keys, check: (secret: string) => boolean): boolean =>
  readWithSecrets(env, (secret) => check(secret) || null) ?? false
