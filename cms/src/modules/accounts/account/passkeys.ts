import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { brand } from '@stackyard/shared/reference/brand'
import type { PasskeyAnswer } from '@stackyard/shared/schema/second-factor'
import type { Env } from '../../../env'
import type { FactorRow } from './second-factor-repository'

type PublicUrl = Pick<Env, 'PUBLIC_URL'>
type Options = { challenge: string; options: Record<string, unknown> }

/** A passkey belongs to the host of the installation. */
const rpId = ({ PUBLIC_URL }: PublicUrl): string => new URL(PUBLIC_URL).hostname
const origin = ({ PUBLIC_URL }: PublicUrl): string => new URL(PUBLIC_URL).origin

const known = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, transports: transports ?? [] }] : [],
  )

/** What a browser needs to make a passkey; those that the person has are left out. */
export async function registrationOptions(
  env: PublicUrl,
  person: { id: number; email: string },
  factors: readonly FactorRow[],
): Promise<Options> {
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: rpId(env),
    userName: person.email,
    userID: new TextEncoder().encode(String(person.id)),
    attestationType: 'none',
    excludeCredentials: known(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return { challenge: options.challenge, options: { ...options } }
}

type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

/** The passkey that a browser made for a challenge, or null when its answer does not hold. */
export async function readRegistration(
  env: PublicUrl,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<NewPasskey | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks each field of what a browser sent.
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin(env),
      expectedRPID: rpId(env),
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    return { credentialId: id, publicKey: key, counter, transports: transports ?? [] }
  } catch {
    // The library throws for whatever does not hold.
    return null
  }
}

/** What a browser needs to answer with one of these passkeys, or with any of the installation when none is named. */
export async function assertionOptions(env: PublicUrl, factors: readonly FactorRow[]): Promise<Options> {
  const allowed = known(factors)
  const options = await generateAuthenticationOptions({
    rpID: rpId(env),
    userVerification: 'required',
    ...(allowed.length > 0 ? { allowCredentials: allowed } : {}),
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** The new counter of a passkey whose answer to a challenge holds, else null. */
export async function readAssertion(
  env: PublicUrl,
  answer: PasskeyAnswer,
  challenge: string,
  factor: FactorRow,
): Promise<number | null> {
  if (!factor.credentialId || !factor.publicKey) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin(env),
      expectedRPID: rpId(env),
      requireUserVerification: true,
      credential: {
        id: factor.credentialId,
        publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
        counter: factor.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever does not hold.
    return null
  }
}
