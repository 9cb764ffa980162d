import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { HOUR_MS, takeMail } from '../../../platform/mail-cap'
import type { Services } from '../../../platform/services'
import { type Notice, notifyAdmins, notifyUser } from '../../notification'
import { findAccess, grantAccess } from '../access-repository'
import { findProvider, type MerchantRow, type RfpRow } from '../repository'

const perDay = { kind: 'rfp', most: 20, withinMs: 24 * HOUR_MS }

export type Asked = { warehouseId: number; sellerId: number; sellerType: string; name: string }

/** Who offers the listing. @throws CodedError LISTING_UNAVAILABLE */
export async function findAskedProvider(db: Db, warehouseId: number): Promise<Asked> {
  const provider = await findProvider(db, warehouseId)
  if (!provider) throw new CodedError('LISTING_UNAVAILABLE')
  return { warehouseId, ...provider }
}

/**
 * Sends a merchant's request to a warehouse: its provider may read it, and is told unless this warehouse had it before.
 * A warehouse that the house manages is answered for by the admins. @throws CodedError RATE_LIMITED
 */
export async function sendToProvider(
  { jobs, clock }: Services,
  tx: Tx,
  { person, row, asked }: { person: MerchantRow; row: RfpRow; asked: Asked },
): Promise<void> {
  const before = await findAccess(tx, person.id, asked.sellerId)
  if (before?.state === 'approve' && before.warehouseId === asked.warehouseId) return
  const now = clock.now()
  if (!(await takeMail(tx, perDay, person.email, now))) throw new CodedError('RATE_LIMITED')
  await grantAccess(tx, { merchantId: person.id, sellerId: asked.sellerId, warehouseId: asked.warehouseId, at: now })
  const name = row.company || `${person.firstName} ${person.lastName}`
  const path = `/dashboard/submit-rfp/${person.id}`
  const notice: Omit<Notice, 'userId'> = {
    kind: 'rfp_submitted',
    message: `${name} has sent ${asked.name} a request for proposal.`,
    data: { merchantId: person.id, path },
    mail: { subject: `${name.replace(/\s+/g, ' ')} sends you a request for proposal`, path },
  }
  if (asked.sellerType === 'manager') await notifyAdmins(jobs, tx, notice)
  else await notifyUser(jobs, tx, { ...notice, userId: asked.sellerId })
}
