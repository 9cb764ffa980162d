import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findMailToken, findPersonById, useMailToken } from '../repository'
import { hashToken } from '../secret-token'

const KIND = 'verify-email'

/** Verifies the address a mail was sent to. The same link a second time is no error. @throws CodedError TOKEN_INVALID. */
export async function verifyEmail({ db, payload, clock }: Services, token: string): Promise<void> {
  const hash = hashToken(token)
  const used = await useMailToken(db, hash, KIND, clock.now())
  const known = used ?? (await findMailToken(db, hash, KIND))
  const person = known ? await findPersonById(db, known.user_id) : null
  if (!known || !person || person.email !== known.email) throw new CodedError('TOKEN_INVALID')
  if (person.is_email_verified) return
  if (!used) throw new CodedError('TOKEN_INVALID')
  // The token stands for the person; the collection lets only admins set this field.
  await payload.update({
    collection: 'users',
    id: person.id,
    overrideAccess: true,
    depth: 0,
    data: { isEmailVerified: true },
  })
}
