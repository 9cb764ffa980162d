import type { PasskeyAnswer } from '@stackyard/shared/schema/second-factor'
import { CodedError } from '../../../../platform/coded-error'
import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { assertCodeNotLocked, forgetWrongCodes } from '../lock-out'
import { readAssertion } from '../passkeys'
import { hashRecoveryCode } from '../recovery-codes'
import { decrypt } from '../sealed'
import {
  type FactorRow,
  findPasskey,
  listFactors,
  notePasskeyUse,
  takeRecoveryCode,
  takeStep,
} from '../second-factor-repository'
import { stepOfCode } from '../totp'

/** The purpose under which the secrets of apps for codes are encrypted. */
export const CODE_SECRET = 'code-secret'

export type FactorProof = {
  code?: string | undefined
  passkey?: PasskeyAnswer | undefined
  challenge: string
  ip: string
}

const wrong = (path: 'code' | 'passkey', message: string) =>
  new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })

/** Whether a code is the present one of an app, and not used before. */
async function isCodeOf({ db, env, clock }: Services, factor: FactorRow, code: string): Promise<boolean> {
  const secret = readWithSecrets(env, (key) => decrypt(factor.secret ?? '', key, CODE_SECRET))
  const step = secret === null ? null : stepOfCode(code, secret, clock.now())
  return step !== null && takeStep(db, factor.id, step, clock.now())
}

async function proveCode(services: Services, userId: number, code: string, ip: string): Promise<void> {
  const { db, clock } = services
  await assertCodeNotLocked(db, userId, ip, clock.now())
  const isOneTime = /^\d{6}$/.test(code)
  const apps = isOneTime ? (await listFactors(db, userId)).filter(({ kind }) => kind === 'code') : []
  const isRight = isOneTime
    ? (await Promise.all(apps.map((app) => isCodeOf(services, app, code)))).includes(true)
    : await takeRecoveryCode(db, userId, hashRecoveryCode(code), clock.now())
  if (!isRight) throw wrong('code', 'This code isn’t valid. Enter the newest one; each works once.')
  await forgetWrongCodes(db, userId, ip)
}

/**
 * The person whose passkey answered a challenge. @throws CodedError VALIDATION_FAILED at `passkey` when it is unknown,
 * somebody else's than `userId`, or its answer does not hold
 */
export async function provePasskey(
  { db, env, clock }: Services,
  answer: PasskeyAnswer,
  { challenge, userId }: { challenge: string; userId: number | null },
): Promise<number> {
  const factor = challenge ? await findPasskey(db, answer.id) : null
  const isTheirs = factor !== null && (userId === null || factor.userId === userId)
  const counter = isTheirs ? await readAssertion(env, answer, challenge, factor) : null
  if (!factor || counter === null)
    throw wrong('passkey', 'This passkey could not be verified. Try again or use a code.')
  await notePasskeyUse(db, factor.id, counter, clock.now())
  return factor.userId
}

/**
 * Asks a person for one of their second factors: a passkey, a one-time code or a recovery code.
 * @throws CodedError VALIDATION_FAILED at `code` or `passkey`; ACCOUNT_LOCKED, RATE_LIMITED after too many wrong codes
 */
export async function proveFactor(services: Services, userId: number, proof: FactorProof): Promise<void> {
  if (proof.passkey) await provePasskey(services, proof.passkey, { challenge: proof.challenge, userId })
  else await proveCode(services, userId, proof.code ?? '', proof.ip)
}
