import type { CollectionAfterChangeHook } from 'payload'
import { executorOf } from '../../../listings/discovery'
import { announceOffersOf } from '../../../listings/service'

/** What a listing shows of its seller, or depends on. */
const SHOWN = [
  'userType',
  'planId',
  'diamond',
  'isActive',
  'isVerified',
  'userUrl',
  'company',
  'firstName',
  'lastName',
  'avatar',
  'website',
  'meetingLink',
  'serviceType',
  'enableNewsletter',
]

/** The listings of a seller follow the seller in the same transaction: a deactivated one's are gone at once. */
export const keepListings: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as Record<string, unknown> & { id: number }
  const before = (previousDoc ?? {}) as Record<string, unknown>
  if (operation !== 'update' || SHOWN.every((field) => after[field] === before[field])) return
  const closes = after.isActive === false && before.isActive !== false
  await announceOffersOf(await executorOf(req), after.id, { closes })
}
