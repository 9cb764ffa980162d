import { text } from '@stackyard/shared/messages/text'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { type AskedSubject, findListed, hasAsked } from '../repository'
import { notifyAdmins } from './notify-admins'
import { type Notice, notifyUser } from './notify-user'

const KIND = 'service_rate_request'
const ONCE_WITHIN_MS = 86_400_000

const nameOf = ({ company, firstName, lastName }: SessionUser): string => company || `${firstName} ${lastName}`.trim()

/**
 * Tells the provider of a listing or service that somebody wants a rate it does not show; once a day for each asker and
 * listing. The notice leads to the thread with whoever asks. Of a managed listing the admins are told, as of its quotes
 *.
 * @throws CodedError LISTING_UNAVAILABLE, OWN_LISTING.
 */
export async function requestServiceRate(
  { db, jobs, clock }: Services,
  asker: SessionUser,
  subject: AskedSubject,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const listing = await findListed(tx, subject)
    if (!listing) throw new CodedError('LISTING_UNAVAILABLE')
    if (listing.seller_id === asker.id) throw new CodedError('OWN_LISTING')
    const since = new Date(clock.now().getTime() - ONCE_WITHIN_MS)
    if (await hasAsked(tx, KIND, { listing, askerId: asker.id, subject, since })) return
    const customer = nameOf(asker)
    const path = `/dashboard/messages?id=${asker.id}`
    const notice: Omit<Notice, 'userId'> = {
      kind: KIND,
      message: text('notification.service_rate_request', { customer, warehouse: listing.name }),
      data: { ...subject, askerId: asker.id, path },
    }
    const mail = { subject: text('notification.service_rate_request.subject', { customer }), path }
    if (listing.managed) await notifyAdmins(jobs, tx, notice)
    else await notifyUser(jobs, tx, { ...notice, userId: listing.seller_id, mail })
  })
}
