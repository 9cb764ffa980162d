import type { Services } from '../../../../platform/services'
import { findPersonByEmail, findPersonById } from '../repository'
import { randomToken } from '../secret-token'
import { markPasswordUnknown } from '../social-repository'
import { insertPerson, type NewPerson } from './insert-person'

/** `isNew` when it was opened just now: nobody but the address's owner has a way in. */
export type InvitedPerson = {
  id: number
  userType: string
  isActive: boolean
  isEmailVerified: boolean
  isNew: boolean
}

/**
 * The account of an address; an unknown one gets a merchant's, with a password that nobody knows and a mail whose link
 * sets the first. Call it from a job, so that no answer's time tells which of the two it was.
 */
export async function openInvitedAccount(
  services: Services,
  person: Pick<NewPerson, 'email' | 'firstName' | 'lastName' | 'company' | 'phone'>,
): Promise<InvitedPerson> {
  const known = await findPersonByEmail(services.db, person.email)
  if (known)
    return {
      id: known.id,
      userType: known.user_type,
      isActive: known.is_active !== false,
      isEmailVerified: known.is_email_verified === true,
      isNew: false,
    }
  const id = await insertPerson(services, { ...person, userType: 'customer', password: randomToken() })
  const made = await findPersonById(services.db, id)
  if (made) await markPasswordUnknown(services.db, made)
  await services.jobs.add(services.db, 'account:send-invitation', { userId: id })
  return { id, userType: 'customer', isActive: true, isEmailVerified: false, isNew: true }
}
