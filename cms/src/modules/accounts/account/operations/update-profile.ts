import type { Profile, ProfileInput } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { findPersonById } from '../repository'
import { getProfile } from './get-profile'

/** `enableNewsletter` of who has no newsletter to send says that they want ours. */
async function ownWords({ db }: Services, userId: number, input: ProfileInput): Promise<ProfileInput> {
  const { enableNewsletter, ...others } = input
  if (enableNewsletter === undefined || (await findPersonById(db, userId))?.user_type === 'seller') return input
  return { wantsNewsletter: enableNewsletter, ...others }
}

/** Changes the own profile. `ProfileInput` is the white list: standing, role, plan and owner are not among its fields. */
export async function updateProfile(services: Services, userId: number, input: ProfileInput): Promise<Profile> {
  const fields = Object.entries(await ownWords(services, userId, input))
  const sent = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  if (Object.keys(sent).length > 0)
    // The id is that of the session; `userType` and standing can't be in `sent`.
    await services.payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data: sent })
  return getProfile(services, userId)
}
