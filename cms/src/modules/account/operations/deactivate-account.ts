import type { Services } from '../../../platform/services'
import { revokeAllSessions } from '../repository'
import { provePassword } from './prove-password'

/** Deactivates the own account after the password was given; every session ends at once. */
export async function deactivateAccount(
  services: Services,
  userId: number,
  password: string,
  ip: string,
): Promise<void> {
  await provePassword(services, userId, password, { path: 'password', ip })
  // People may close their own account, though only admins may write this field in the panel.
  await services.payload.update({
    collection: 'users',
    id: userId,
    overrideAccess: true,
    depth: 0,
    data: { isActive: false },
  })
  await revokeAllSessions(services.db, userId, services.clock.now())
}
