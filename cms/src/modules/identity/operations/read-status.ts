import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import type { Db, Tx } from '../../../platform/db'
import { findApplication, isVerified } from '../repository'

const iso = (value: Date | string | null | undefined): string | null => (value ? new Date(value).toISOString() : null)

/** What counts is the person's standing; the newest application says why and since when. */
export async function readStatus(db: Db | Tx, userId: number): Promise<IdentityStatus> {
  const kycVerified = await isVerified(db, userId)
  const application = await findApplication(db, userId)
  const open = application && application.status !== 'approved' ? application.status : 'none'
  return {
    status: kycVerified ? 'approved' : open,
    kycVerified,
    reason: !kycVerified && application?.status === 'rejected' ? application.reason : null,
    submittedAt: iso(application?.created_at),
    decidedAt: iso(application?.decided_at),
  }
}
