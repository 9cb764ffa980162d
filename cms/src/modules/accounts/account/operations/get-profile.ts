import type { Profile } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findPersonById } from '../repository'
import { toProfile } from '../to-profile'

/** The whole own profile. @throws CodedError NOT_FOUND. */
export async function getProfile({ db, payload }: Services, userId: number): Promise<Profile> {
  const person = await findPersonById(db, userId)
  // The id is that of the session, so it is the reader's own record.
  const record = await payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!person || !record) throw new CodedError('NOT_FOUND')
  return toProfile(person, record)
}
