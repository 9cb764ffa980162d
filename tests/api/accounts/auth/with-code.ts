import type { Session, SignInOutcome } from '@stackyard/shared/schema/account'
import type { CodeSetup, Enrolled, SecondStep } from '@stackyard/shared/schema/second-factor'
import { ok } from '../../../setup/api'
import { codeOf } from '../../../setup/one-time-code'

/** Adds an app for one-time codes to the account of a session; the code of the present step is used up by it. */
export async function addCode(url: string, token: string, name = 'My phone') {
  const { secret, setupToken } = await ok<CodeSetup>(url, 'POST', '/user/second-factors/code', { token })
  const body = { setupToken, code: codeOf(secret), name }
  const enrolled = await ok<Enrolled>(url, 'POST', '/user/second-factors/code/confirm', { token, body })
  return { secret, setupToken, ...enrolled }
}

/** The first step of a sign-in to an account with a second factor. */
export async function firstStep(url: string, email: string, password: string): Promise<SecondStep> {
  const outcome = await ok<SignInOutcome>(url, 'POST', '/auth/login', { body: { email, password } })
  if (!('secondStep' in outcome)) throw new Error(`${email} was let in by the password alone`)
  return outcome.secondStep
}

/** A whole sign-in with password and code. */
export async function signInWithCode(url: string, person: { email: string; password: string }, code: string) {
  const { ticket } = await firstStep(url, person.email, person.password)
  return ok<Session>(url, 'POST', '/auth/second-step', { body: { ticket, code } })
}
