import { randomUUID } from 'node:crypto'
import type { Session } from '@stackyard/shared/schema/account'
import { ok } from '../../../setup/api'
import type { Mail } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'

export const FIRST_PASSWORD = 'Harbor-Crane-41'

export const newEmail = (): string => `account-${randomUUID()}@stackyard.test`

/** The body of a sign-up as the form sends it. */
export const signUpBody = (changes: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password: FIRST_PASSWORD,
  firstName: 'Dana',
  lastName: 'Okafor',
  userType: 'customer',
  captchaToken: DUMMY_TOKEN,
  ...changes,
})

/** Opens an account for one test. */
export const newAccount = (url: string, changes: Record<string, unknown> = {}): Promise<Session> =>
  ok<Session>(url, 'POST', '/auth/signup', { body: signUpBody(changes) })

type Outbox = { outbox(): Mail[] }

/** Waits for a mail that the worker sends. @throws Error after 20 s. */
export async function mailTo(stack: Outbox, email: string, subject: RegExp, number = 1) {
  return eventually(`mail ${number} about ${subject} to ${email}`, 20_000, () =>
    Promise.resolve(stack.outbox().filter((mail) => mail.to === email && subject.test(mail.subject))[number - 1]),
  )
}

/** The link of a mail's button. */
export function linkOf(mail: { text: string }): URL {
  const link = mail.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`a mail without a link: ${mail.text}`)
  return new URL(link)
}
