import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { countFailures } from './lock-out'
import { takeTicket } from './second-factor-repository'
import { hashToken } from './secret-token'

const HOLDS_MS = 10 * 60_000
/** With each ten failures of the account an attempt costs as much again, up to this many times. */
const MOST_TIMES = 8

const digestOf = (email: string): string => createHash('sha256').update(email).digest('base64url')
const keyOf = (secret: string): string => `proof-of-work:${secret}`

/** What a browser has to solve before it may try a password of this account, existing or not, once more. */
export async function challengeOf({ db, env, clock }: Services, email: string): Promise<string> {
  const now = clock.now()
  const times = Math.min(MOST_TIMES, 1 + Math.floor((await countFailures(db, email, now)) / 10))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: env.PROOF_OF_WORK_COST * times,
    deriveKey,
    expiresAt: new Date(now.getTime() + HOLDS_MS),
    hmacSignatureSecret: keyOf(env.PAYLOAD_SECRET),
    data: { account: digestOf(email) },
  })
  return JSON.stringify(challenge)
}

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ account: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
})

function parsed(text: string): z.infer<typeof Proof> | null {
  try {
    return Proof.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // What is no JSON is no proof.
    return null
  }
}

/**
 * Takes a solved challenge of this account, once.
 * @throws CodedError PROOF_OF_WORK_REQUIRED for none, and for one that is wrong, another account's, over or used
 */
export async function assertProof({ db, env }: Services, email: string, text: string | undefined): Promise<void> {
  const refusal = new CodedError('PROOF_OF_WORK_REQUIRED')
  const proof = text === undefined ? null : parsed(text)
  if (proof?.challenge.parameters.data.account !== digestOf(email)) throw refusal
  const secrets = [env.PAYLOAD_SECRET, env.PAYLOAD_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
  const results = await Promise.all(
    secrets.map((secret) => verifySolution({ ...proof, deriveKey, hmacSignatureSecret: keyOf(secret) })),
  )
  if (!results.some(({ verified }) => verified)) throw refusal
  const until = new Date(proof.challenge.parameters.expiresAt * 1000)
  if (!(await takeTicket(db, hashToken(proof.challenge.signature), until))) throw refusal
}
