import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'

type Sending = { db: Db | Tx; jobs: Services['jobs'] }

/** Has the verification mail sent; `returnTo` is where the person was, kept only when it is a path of ours. */
export async function requestVerification({ db, jobs }: Sending, userId: number, returnTo?: string): Promise<void> {
  const path = returnTo ? safeReturnTo(returnTo, '') : ''
  await jobs.add(db, 'account:send-verification', { userId, ...(path ? { returnTo: path } : {}) })
}
