import type { Profile, ProfileInput } from '@stackyard/shared/schema/user'
import type { Services } from '../../../platform/services'
import { getProfile } from './get-profile'

/** Changes the own profile. `ProfileInput` is the white list: standing, role, plan and owner are not among its fields. */
export async function updateProfile(services: Services, userId: number, input: ProfileInput): Promise<Profile> {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  if (Object.keys(sent).length > 0)
    // The id is that of the session; `userType` and standing can't be in `sent`.
    await services.payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data: sent })
  return getProfile(services, userId)
}
