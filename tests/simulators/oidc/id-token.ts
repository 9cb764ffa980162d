import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** What a sign-in may be made to do wrong, for tests of those who check it. */
export const faults = ['nonce', 'issuer', 'audience', 'expired', 'signature', 'none', 'down'] as const
export type Fault = (typeof faults)[number]

export type Claims = Record<string, string | number | boolean | undefined>

export type Signer = { keys(): object; idToken(claims: Claims, fault: Fault | undefined): string }

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs as RS256 wants it, with a key made at the first use; `fault` spoils one thing of the token. */
export function createSigner(): Signer {
  const pairs = new Map<string, { publicKey: KeyObject; privateKey: KeyObject }>()
  const pair = (name: string) => {
    const made = pairs.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 })
    pairs.set(name, made)
    return made
  }
  return {
    keys: () => ({
      keys: [{ ...pair('own').publicKey.export({ format: 'jwk' }), kid: 'simulated-1', use: 'sig', alg: 'RS256' }],
    }),
    idToken(claims, fault) {
      const head = fault === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'simulated-1', typ: 'JWT' }
      const signed = `${part(head)}.${part(spoil(claims, fault))}`
      if (fault === 'none') return `${signed}.`
      const key = pair(fault === 'signature' ? 'other' : 'own').privateKey
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

function spoil(claims: Claims, fault: Fault | undefined): Claims {
  const now = Math.floor(Date.now() / 1000)
  if (fault === 'nonce') return { ...claims, nonce: 'of-another-sign-in' }
  if (fault === 'issuer') return { ...claims, iss: 'https://elsewhere.test' }
  if (fault === 'audience') return { ...claims, aud: 'another-client' }
  if (fault === 'expired') return { ...claims, iat: now - 7200, exp: now - 3600 }
  return claims
}
