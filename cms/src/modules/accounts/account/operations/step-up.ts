import type { StepUpInput, StepUpStart } from '@stackyard/shared/schema/second-factor'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { assertionOptions } from '../passkeys'
import { countRecoveryCodes, hasFactor, listFactors, noteProof } from '../second-factor-repository'
import { issueTicket, readTicket, useTicket } from '../second-step-ticket'
import { hasPassword } from '../social-repository'
import { proveFactor } from './prove-factor'
import { proveIdentity } from './prove-identity'

type Prover = { userId: number; sessionId: string; ip: string }

const holdsMs = ({ env }: Pick<Services, 'env'>): number => env.STEP_UP_MINUTES * 60_000

/**
 * Lets a call pass that asks for a recent proof of identity.
 * @throws CodedError STEP_UP_REQUIRED when the session's last proof is too long ago
 */
export function assertRecentProof(services: Pick<Services, 'env' | 'clock'>, provedAt: Date | null): void {
  const since = services.clock.now().getTime() - holdsMs(services)
  if (!provedAt || provedAt.getTime() < since) throw new CodedError('STEP_UP_REQUIRED')
}

/** By what a person can prove who they are: a second factor where they have one, else their password. */
export async function beginStepUp({ db, env, clock }: Services, userId: number): Promise<StepUpStart> {
  const factors = await listFactors(db, userId)
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  const passkey = passkeys.length > 0 ? await assertionOptions(env, passkeys) : null
  return {
    ticket: issueTicket(env, 'step-up', { userId, challenge: passkey?.challenge ?? '' }, clock.now()).ticket,
    needsPassword: factors.length === 0 && (await hasPassword(db, userId)),
    hasCode: passkeys.length < factors.length,
    hasRecoveryCode: (await countRecoveryCodes(db, userId)) > 0,
    passkey: passkey?.options ?? null,
  }
}

async function proveByFactor(services: Services, { userId, ip }: Prover, input: StepUpInput): Promise<void> {
  const { db, env, clock } = services
  if (!input.passkey) return proveFactor(services, userId, { code: input.code, challenge: '', ip })
  const text = input.ticket ?? ''
  const ticket = readTicket(env, 'step-up', text, clock.now())
  if (ticket.userId !== userId) throw new CodedError('TOKEN_INVALID')
  await useTicket(db, text, clock.now())
  await proveFactor(services, userId, { passkey: input.passkey, challenge: ticket.challenge, ip })
}

/**
 * Proves who the person of a session is, for the next minutes.
 * @throws CodedError VALIDATION_FAILED at `code`, `passkey` or `password`; ACCOUNT_LOCKED, RATE_LIMITED; TOKEN_INVALID;
 * REAUTHENTICATION_REQUIRED of an account that has neither
 */
export async function finishStepUp(
  services: Services,
  prover: Prover,
  input: StepUpInput,
): Promise<{ provedUntil: string }> {
  const { db, clock } = services
  if (await hasFactor(db, prover.userId)) await proveByFactor(services, prover, input)
  else await proveIdentity(services, { ...prover, password: input.password })
  const now = clock.now()
  await noteProof(db, prover.sessionId, now)
  return { provedUntil: new Date(now.getTime() + holdsMs(services)).toISOString() }
}
