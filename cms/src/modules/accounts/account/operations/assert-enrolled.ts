import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'

/** What an account of the team may do before it has a second factor: add one, and see where it is signed in. */
const OPEN = [/^\/auth\/(?!panel-session)/, /^\/user\/(second-factors|step-up|sessions)(\/|$)/]
const OPEN_TO_READ = [/^\/user\/(profile\/?$|sign-in-methods$|email-change$)/]

/** @throws CodedError SECOND_FACTOR_REQUIRED for other calls of an account that lacks the second factor it needs */
export function assertEnrolled(user: SessionUser | null, method: string, path: string): void {
  if (!user?.needsSecondFactor || OPEN.some((each) => each.test(path))) return
  if (method === 'GET' && OPEN_TO_READ.some((each) => each.test(path))) return
  throw new CodedError('SECOND_FACTOR_REQUIRED')
}
