import { isEmailItself, NewPassword, passwordIsEmail } from '@stackyard/shared/schema/account'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { executorOf } from '../../../listings/discovery'
import { findEmailOfResetToken } from '../repository'

/** What is wrong with a new password of an account; undefined for nothing. */
export function faultOfPassword(password: unknown, email: string): string | undefined {
  const parsed = NewPassword.safeParse(password)
  if (!parsed.success) return parsed.error.issues[0]?.message
  return isEmailItself(parsed.data, email) ? passwordIsEmail : undefined
}

/** Operations of the server, which checked the password before. */
const isOwnCall = ({ payloadAPI }: Pick<PayloadRequest, 'payloadAPI'>): boolean => payloadAPI === 'local'

function assertPassword(password: unknown, email: unknown): void {
  const message = faultOfPassword(password, typeof email === 'string' ? email : '')
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}

/** A password given in the panel, to a new account or another's, is as good as one given in the app. */
export const checkNewPassword: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { password, email } = data as { password?: unknown; email?: unknown }
  if (password !== undefined && password !== null && password !== '' && !isOwnCall(req))
    assertPassword(password, email ?? (originalDoc as { email?: string } | undefined)?.email)
  return data
}

/** The same for the link of a forgotten password, which Payload stores without the hooks of a change. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || isOwnCall(req)) return args
  const { password, token } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown; token?: unknown }
  const email = typeof token === 'string' ? await findEmailOfResetToken(await executorOf(req), token) : undefined
  assertPassword(password, email)
  return args
}
