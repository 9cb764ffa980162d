import type {
  CodeSetup,
  Enrolled,
  PasskeyAnswer,
  PasskeySetup,
  SecondFactor,
  SecondFactors,
} from '@stackyard/shared/schema/second-factor'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { isFactorRequired, isOfStaff } from '../factor-duty'
import { readRegistration, registrationOptions } from '../passkeys'
import { newRecoveryCodes } from '../recovery-codes'
import { encrypt, seal, unseal } from '../sealed'
import {
  countRecoveryCodes,
  deleteFactor,
  type FactorRow,
  insertFactor,
  listFactors,
  renameFactor,
  replaceRecoveryCodes,
} from '../second-factor-repository'
import { issueTicket, readTicket, useTicket } from '../second-step-ticket'
import { revokeOtherSessions } from '../session-repository'
import { lockSignIn } from '../social-repository'
import { codeUri, newCodeSecret, stepOfCode } from '../totp'
import { CODE_SECRET } from './prove-factor'

export const SEND_FACTOR_CHANGED = 'account:send-second-factor-changed'

const MOST = 10
const SETUP_MS = 15 * 60_000
const SETUP = 'code-setup'

type Owner = { id: number; email: string; userType: string }

const toFactor = ({ id, kind, name, createdAt, usedAt }: FactorRow): SecondFactor => ({
  id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

const isRequiredOf = ({ env }: Services, { userType }: Owner): boolean => isFactorRequired(env) && isOfStaff(userType)

/** A person's second factors, and how many recovery codes are left. */
export async function readSecondFactors(services: Services, owner: Owner): Promise<SecondFactors> {
  const { db } = services
  const [factors, recoveryCodesLeft] = await Promise.all([listFactors(db, owner.id), countRecoveryCodes(db, owner.id)])
  return { isRequired: isRequiredOf(services, owner), factors: factors.map(toFactor), recoveryCodesLeft }
}

/** A new secret for an app that makes codes, sealed for the way back: nothing is stored until its first code is right. */
export function beginCode({ env, clock }: Services, { id, email }: Owner): CodeSetup {
  const secret = newCodeSecret()
  const until = new Date(clock.now().getTime() + SETUP_MS)
  return { setupToken: seal({ id, secret }, until, env.PAYLOAD_SECRET, SETUP), secret, uri: codeUri(secret, email) }
}

/** @throws CodedError TOKEN_INVALID for a setup that is over; VALIDATION_FAILED at `code`; SECOND_FACTOR_LIMIT */
export async function finishCode(
  services: Services,
  owner: Owner,
  sessionId: string,
  input: { setupToken: string; code: string; name: string },
): Promise<Enrolled> {
  const { env, clock } = services
  const setup = readWithSecrets(env, (key) => unseal(input.setupToken, clock.now(), key, SETUP)) as {
    id: number
    secret: string
  } | null
  if (setup?.id !== owner.id) throw new CodedError('TOKEN_INVALID', { message: 'This took too long. Start again.' })
  const step = stepOfCode(input.code, setup.secret, clock.now())
  if (step === null) {
    const message = 'This code isn’t valid. Enter the one your app shows now.'
    throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path: 'code', message }] })
  }
  const secret = encrypt(setup.secret, env.PAYLOAD_SECRET, CODE_SECRET)
  return enroll(
    services,
    { userId: owner.id, kind: 'code', name: input.name, secret, lastStep: step },
    sessionId,
    input.setupToken,
  )
}

/** What the browser needs to make a passkey. */
export async function beginPasskey({ db, env, clock }: Services, owner: Owner): Promise<PasskeySetup> {
  const { challenge, options } = await registrationOptions(env, owner, await listFactors(db, owner.id))
  return { setupToken: issueTicket(env, 'passkey-setup', { userId: owner.id, challenge }, clock.now()).ticket, options }
}

/** @throws CodedError TOKEN_INVALID; VALIDATION_FAILED at `passkey`; SECOND_FACTOR_LIMIT */
export async function finishPasskey(
  services: Services,
  owner: Owner,
  sessionId: string,
  input: { setupToken: string; passkey: PasskeyAnswer; name: string },
): Promise<Enrolled> {
  const { env, clock } = services
  const ticket = readTicket(env, 'passkey-setup', input.setupToken, clock.now())
  if (ticket.userId !== owner.id) throw new CodedError('TOKEN_INVALID')
  const made = await readRegistration(env, input.passkey, ticket.challenge)
  if (!made) throw unverified()
  return enroll(services, { userId: owner.id, kind: 'passkey', name: input.name, ...made }, sessionId, input.setupToken)
}

function unverified(): CodedError {
  const message = 'This passkey could not be verified. Try again.'
  return new CodedError('VALIDATION_FAILED', { message, issues: [{ path: 'passkey', message }] })
}

async function note(services: Services, tx: Tx, userId: number, change: { name: string; isAdded: boolean }) {
  const { name, isAdded } = change
  const action = isAdded ? 'add-second-factor' : 'remove-second-factor'
  const changes = { secondFactor: isAdded ? ([null, name] as const) : ([name, null] as const) }
  await recordAudit(tx, { actorId: userId, action, subjectKind: 'user', subjectId: userId, changes })
  await services.jobs.add(tx, SEND_FACTOR_CHANGED, { userId, ...change })
}

/** With the first second factor come recovery codes, and sessions that began without one end. */
function enroll(
  services: Services,
  factor: Parameters<typeof insertFactor>[1],
  sessionId: string,
  setupToken: string,
): Promise<Enrolled> {
  const { userId, name } = factor
  return withTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    await lockSignIn(tx, userId)
    await useTicket(tx, setupToken, now)
    const present = await listFactors(tx, userId)
    if (present.length >= MOST) throw new CodedError('SECOND_FACTOR_LIMIT')
    const row = await insertFactor(tx, { ...factor, createdAt: now })
    if (!row) throw unverified()
    await note(services, tx, userId, { name, isAdded: true })
    if (present.length > 0) return { factor: toFactor(row), recoveryCodes: null }
    const { shown, hashes } = newRecoveryCodes()
    await replaceRecoveryCodes(tx, userId, hashes)
    await revokeOtherSessions(tx, userId, sessionId, now)
    return { factor: toFactor(row), recoveryCodes: shown }
  })
}

/** @throws CodedError NOT_FOUND */
export async function renameSecondFactor(
  services: Services,
  owner: Owner,
  { id, name }: { id: number; name: string },
): Promise<SecondFactors> {
  if (!(await renameFactor(services.db, owner.id, id, name))) throw new CodedError('NOT_FOUND')
  return readSecondFactors(services, owner)
}

/** @throws CodedError NOT_FOUND; LAST_SECOND_FACTOR for the last one where one is required */
export async function removeSecondFactor(services: Services, owner: Owner, id: number): Promise<SecondFactors> {
  await withTransaction(services.db, async (tx) => {
    await lockSignIn(tx, owner.id)
    const row = await deleteFactor(tx, owner.id, id)
    if (!row) throw new CodedError('NOT_FOUND')
    const left = await listFactors(tx, owner.id)
    if (left.length === 0 && isRequiredOf(services, owner)) throw new CodedError('LAST_SECOND_FACTOR')
    if (left.length === 0) await replaceRecoveryCodes(tx, owner.id, [])
    await note(services, tx, owner.id, { name: row.name, isAdded: false })
  })
  return readSecondFactors(services, owner)
}

/** Ten new recovery codes; those before stop working. @throws CodedError NOT_FOUND without a second factor */
export async function renewRecoveryCodes(services: Services, { id: userId }: Owner): Promise<string[]> {
  const { shown, hashes } = newRecoveryCodes()
  await withTransaction(services.db, async (tx) => {
    await lockSignIn(tx, userId)
    if ((await listFactors(tx, userId)).length === 0) throw new CodedError('NOT_FOUND')
    await replaceRecoveryCodes(tx, userId, hashes)
    const act = { actorId: userId, action: 'renew-recovery-codes', subjectKind: 'user', subjectId: userId } as const
    await recordAudit(tx, { ...act, changes: {} })
  })
  return shown
}
