import type { Session } from '@stackyard/shared/schema/account'
import type { Permission } from '@stackyard/shared/schema/permission'
import { ok } from '../../../setup/api'
import { type Buyer, newBuyer } from '../../../setup/buyer'
import { type NewSeller, newSeller } from '../../../setup/seller'
import type { sharedStack } from '../../../setup/stack'
import { linkOf, mailTo } from '../auth/new-account'

type Place = Pick<ReturnType<typeof sharedStack>, 'url' | 'pool' | 'outbox'>

const PERMISSIONS = '/user/profile/permissions'

/** A seller, somebody they gave access to, and the token by which that person acts for them. */
export async function helperActing(place: Place): Promise<{ owner: NewSeller; helper: Buyer; token: string }> {
  const { url } = place
  const [owner, helper] = [await newSeller(place), await newBuyer(place)]
  const { id } = await ok<Permission>(url, 'POST', PERMISSIONS, { token: owner.token, body: { email: helper.email } })
  const { searchParams } = linkOf(await mailTo(place, helper.email, /invites you/))
  await ok(url, 'POST', '/users/acceptPermission', { token: helper.token, body: Object.fromEntries(searchParams) })
  await ok(url, 'PUT', `${PERMISSIONS}/approve/${id}`, { token: owner.token })
  const session = await ok<Session>(url, 'POST', `${PERMISSIONS}/${id}/open`, { token: helper.token })
  return { owner, helper, token: session.token }
}
