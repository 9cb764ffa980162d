import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { findPersonById } from '../repository'
import { setPassword } from './set-password'

/**
 * An admin gives a person a new password: their sessions end and they are told by email. What it is, is noted nowhere.
 * @throws CodedError NOT_FOUND; CONFLICT for admins, who set their own
 */
export async function setPasswordAsAdmin(
  services: Services,
  adminId: number,
  input: { id: number; password: string },
): Promise<void> {
  const person = await findPersonById(services.db, input.id)
  if (!person) throw new CodedError('NOT_FOUND')
  if (person.user_type === 'admin') throw new CodedError('CONFLICT', { message: 'Admins set their own password.' })
  await recordAudit(services.db, {
    actorId: adminId,
    action: 'set-password',
    subjectKind: 'user',
    subjectId: person.id,
  })
  await setPassword(services, person.id, input.password)
}
