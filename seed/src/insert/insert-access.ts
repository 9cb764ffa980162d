import type { Tx } from '@stackyard/cms/platform/db'
import { accounts } from '../plans/accounts'
import type { PlannedUser } from '../plans/users'
import { insertRfps } from './insert-rfps'
import { advanceIds, insertRows } from './insert-rows'

/**
 * Who may act for the demo seller: one customer does, another accepted an invitation and waits; and one claim of a
 * managed profile that awaits an admin. And whose requests for proposals a provider may read.
 */
export async function insertAccess(tx: Tx, users: readonly PlannedUser[], now: Date): Promise<void> {
  const at = now.toISOString()
  const permission = { owner_id: accounts.seller.id, created_at: at, accepted_at: at }
  await insertRows(tx, 'market.account_permission', [
    {
      id: 1,
      ...permission,
      email: accounts.customer2.email,
      user_id: accounts.customer2.id,
      state: 'approve',
      decided_at: at,
    },
    {
      id: 2,
      ...permission,
      email: accounts.customer.email,
      user_id: accounts.customer.id,
      state: 'requested',
      decided_at: null,
    },
  ])
  await advanceIds(tx, 'market.account_permission')
  await insertRfps(tx, users, now)
  const manager = users.findLast(({ userType }) => userType === 'manager')
  const claimant = users.findLast(({ userType, serviceType }) => userType === 'seller' && serviceType === 'warehouse')
  if (!manager || !claimant) return
  await insertRows(tx, 'market.profile_claim', [
    {
      id: 1,
      profile_id: manager.id,
      first_name: claimant.firstName,
      last_name: claimant.lastName,
      company: claimant.company,
      title: 'Owner',
      phone: '775-555-0119',
      email: claimant.email,
      state: 'verified',
      user_id: claimant.id,
      created_at: at,
      verified_at: at,
    },
  ])
  await advanceIds(tx, 'market.profile_claim')
}
