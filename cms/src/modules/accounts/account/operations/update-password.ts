import type { Session } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { beginSession, type Device } from './begin-session'
import { provePassword } from './prove-password'
import { setPassword } from './set-password'
import { findPersonById } from '../repository'

/** Changes the own password, ends all sessions and begins a new one. @throws CodedError VALIDATION_FAILED. */
export async function updatePassword(
  services: Services,
  userId: number,
  input: { currentPassword: string; newPassword: string },
  device: Device,
): Promise<Session> {
  await provePassword(services, userId, input.currentPassword, { path: 'currentPassword', ip: device.ip })
  await setPassword(services, userId, input.newPassword)
  const person = await findPersonById(services.db, userId)
  if (!person) throw new CodedError('UNAUTHENTICATED')
  return beginSession(services, person, device)
}
