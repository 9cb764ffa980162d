import type { Session, SignInOutcome } from '@stackyard/shared/schema/account'
import type {
  PasskeySignInInput,
  PasskeyStart,
  SecondStep,
  SecondStepInput,
} from '@stackyard/shared/schema/second-factor'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { assertionOptions } from '../passkeys'
import { findPersonById, passwordMarkOf, type PersonRow, type SessionMethod } from '../repository'
import { countRecoveryCodes, listFactors } from '../second-factor-repository'
import { issueTicket, readTicket, useTicket } from '../second-step-ticket'
import { beginSession, type Device } from './begin-session'
import { proveFactor, provePasskey } from './prove-factor'

/** What an account asks for after its first step; null when the first is enough. */
export async function secondStepOf(
  { db, env, clock }: Services,
  person: PersonRow,
  method: SessionMethod,
): Promise<SecondStep | null> {
  const factors = await listFactors(db, person.id)
  if (factors.length === 0) return null
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  const passkey = passkeys.length > 0 ? await assertionOptions(env, passkeys) : null
  const mark = passwordMarkOf(person)
  return {
    ...issueTicket(
      env,
      'second-step',
      { userId: person.id, mark, method, challenge: passkey?.challenge ?? '' },
      clock.now(),
    ),
    hasCode: passkeys.length < factors.length,
    hasRecoveryCode: (await countRecoveryCodes(db, person.id)) > 0,
    passkey: passkey?.options ?? null,
  }
}

/** A session for a person whose first step is done, or the second step that their account asks for. */
export async function beginOrAsk(
  services: Services,
  person: PersonRow,
  device: Device,
  method: SessionMethod = 'password',
): Promise<SignInOutcome> {
  const secondStep = await secondStepOf(services, person, method)
  return secondStep ? { secondStep } : beginSession(services, person, device, method)
}

async function findOpenPerson({ db }: Services, userId: number): Promise<PersonRow> {
  const person = await findPersonById(db, userId)
  if (!person || person.is_active === false) throw new CodedError('ACCOUNT_DEACTIVATED')
  return person
}

/**
 * The second step of a sign-in. The ticket works once; a new password makes it void.
 * @throws CodedError TOKEN_INVALID, ACCOUNT_DEACTIVATED, those of `proveFactor`
 */
export async function finishSignIn(services: Services, input: SecondStepInput, device: Device): Promise<Session> {
  const { db, env, clock } = services
  const ticket = readTicket(env, 'second-step', input.ticket, clock.now())
  const person = await findOpenPerson(services, ticket.userId ?? 0)
  if (passwordMarkOf(person) !== ticket.mark) throw new CodedError('TOKEN_INVALID')
  await proveFactor(services, person.id, { ...input, challenge: ticket.challenge, ip: device.ip })
  await useTicket(db, input.ticket, clock.now())
  return beginSession(services, person, device, ticket.method)
}

/** Begins a sign-in with a passkey alone, whosever it will be. */
export async function beginPasskeySignIn({ env, clock }: Services): Promise<PasskeyStart> {
  const { challenge, options } = await assertionOptions(env, [])
  return { ticket: issueTicket(env, 'passkey-sign-in', { challenge }, clock.now()).ticket, options }
}

/**
 * Signs in with a passkey, which verifies its owner by itself.
 * @throws CodedError TOKEN_INVALID, ACCOUNT_DEACTIVATED, VALIDATION_FAILED at `passkey`
 */
export async function finishPasskeySignIn(
  services: Services,
  { ticket: text, passkey }: PasskeySignInInput,
  device: Device,
): Promise<Session> {
  const { db, env, clock } = services
  const { challenge } = readTicket(env, 'passkey-sign-in', text, clock.now())
  const userId = await provePasskey(services, passkey, { challenge, userId: null })
  await useTicket(db, text, clock.now())
  return beginSession(services, await findOpenPerson(services, userId), device, 'passkey')
}
